//! TLS in front of a sandbox, so that it can pose as discord.com.

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair, KeyUsagePurpose};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;

/// Answers for `name` on a free port and passes everything on; returns its address, and its certificate authority in PEM.
/// It ends with the runtime.
pub async fn before(behind: SocketAddr, name: &str) -> (SocketAddr, String) {
    let (acceptor, authority) = vouched_for(name);
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(pass_on(acceptor.clone(), stream, behind));
        }
    });
    (address, authority)
}

async fn pass_on(acceptor: TlsAcceptor, stream: TcpStream, behind: SocketAddr) {
    stream.set_nodelay(true).unwrap();
    let mut inside = TcpStream::connect(behind).await.unwrap();
    inside.set_nodelay(true).unwrap();
    let mut outside = acceptor.accept(stream).await.unwrap();
    // Either side may close the connection at any time.
    let _ = copy_bidirectional(&mut outside, &mut inside).await;
}

/// A new certificate for this name, and the new authority that signed it.
fn vouched_for(name: &str) -> (TlsAcceptor, String) {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    params.key_usages = vec![KeyUsagePurpose::KeyCertSign];
    let authority = CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap();
    let key = KeyPair::generate().unwrap();
    let params = CertificateParams::new(vec![name.to_owned()]).unwrap();
    let certificate = params.signed_by(&key, &authority).unwrap();
    let key = PrivatePkcs8KeyDer::from(key.serialize_der());
    // The provider is named, because other clients in the tests bring their own.
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate.der().clone()], key.into())
        .unwrap();
    (TlsAcceptor::from(Arc::new(config)), authority.pem())
}
