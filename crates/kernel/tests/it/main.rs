//! The kernel through its public surface, mostly with the toy game of the testkit.

mod fairness;
mod goods;
mod perft;
mod positions;
mod records;
mod table;
mod walk;
