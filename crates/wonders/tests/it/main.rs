//! All tests of 7 Wonders but those of allocation, in one program: it links once.

mod catalogue;
mod common;
mod knowledge;
mod laws;
mod offers;
mod perft;
mod positions;
mod recall;
mod records;
mod revival;
mod rules;
mod seen;
mod tables;
mod trade;
