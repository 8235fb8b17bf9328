//! Tests of a server and its clients over real sockets.

mod common;
mod guards;
mod people;
mod refusals;
mod strangers;
mod tables;
mod whole_games;
