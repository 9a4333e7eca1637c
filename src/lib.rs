//! Triomphe
