//! A local table, driven by its JSON requests as a page drives it.

mod driver;
mod games;
mod saved;
