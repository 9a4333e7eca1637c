//! patrons
