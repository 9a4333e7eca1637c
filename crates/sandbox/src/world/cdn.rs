//! Addresses of files: they are signed, and expire after a day.

use hmac::{Hmac, KeyInit, Mac};
use serde_json::Value;
use sha2::Sha256;

use super::World;

/// The minimum life of an address, in milliseconds.
const LIFE: u64 = 24 * HOUR;
/// An address stays the same for an hour, so that clients do not load the same picture again.
pub(crate) const HOUR: u64 = 60 * 60 * 1000;

impl World {
    /// Signs the address of every attachment in a message, as of now.
    pub fn sign(&self, json: &mut Value) {
        self.each_address(json, &|path| {
            let issued = self.clock.now() / HOUR * HOUR;
            let (issued, ends) = (issued / 1000, (issued + HOUR + LIFE) / 1000);
            let mark = self.mark(path, issued, ends);
            Some(format!("?ex={ends:x}&is={issued:x}&hm={mark}"))
        });
    }

    /// Removes the signatures: a bot that sends an address back means the file.
    pub fn unsign(&self, json: &mut Value) {
        self.each_address(json, &|_| None);
    }

    /// Whether this address of an attachment, `/cdn/attachments/…`, is signed correctly and has not expired.
    pub fn is_signed(&self, path: &str, query: &str) -> bool {
        let mut parts = [None; 3];
        for (key, value) in query.split('&').filter_map(|part| part.split_once('=')) {
            match key {
                "ex" => parts[0] = Some(value),
                "is" => parts[1] = Some(value),
                "hm" => parts[2] = Some(value),
                _ => {}
            }
        }
        let [Some(ends), Some(issued), Some(mark)] = parts else {
            return false;
        };
        let number = |text| u64::from_str_radix(text, 16).ok();
        let (Some(ends), Some(issued)) = (number(ends), number(issued)) else {
            return false;
        };
        self.mark(path, issued, ends) == mark && self.clock.now() / 1000 < ends
    }

    fn mark(&self, path: &str, issued: u64, ends: u64) -> String {
        // HMAC accepts keys of any length.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(self.token().as_bytes()) else {
            return String::new();
        };
        mac.update(format!("{path}?{issued:x}&{ends:x}").as_bytes());
        let bytes = mac.finalize().into_bytes();
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Rewrites every attachment's address: its bare form plus what `query` returns for its path.
    fn each_address(&self, value: &mut Value, query: &impl Fn(&str) -> Option<String>) {
        match value {
            Value::String(text) => {
                let path = text.strip_prefix(&self.root);
                if let Some(path) = path.filter(|path| path.starts_with("/cdn/attachments/")) {
                    let path = path.split('?').next().unwrap_or_default();
                    *text = format!("{}{path}{}", self.root, query(path).unwrap_or_default());
                }
            }
            Value::Array(all) => all.iter_mut().for_each(|one| self.each_address(one, query)),
            Value::Object(map) => map
                .values_mut()
                .for_each(|one| self.each_address(one, query)),
            _ => {}
        }
    }
}
