//! Any bytes may come over a socket. What can be read is decided at running games of all three kinds;
//! what is accepted can be stored and folded again, and nothing panics.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| mirabilia_server::fuzzing::frame(bytes));
