//! Lessons, puzzles, opening knowledge and digests of games.
//!
//! A lesson ([`lesson`]) is a record with comments: what the coach says, what it points at, and the move
//! that it expects. A puzzle ([`puzzle`]) is a position of a game between bots in which one move is
//! clearly best and a glance finds another. Opening knowledge ([`opening`]) is what wins in games between
//! bots, and a [`digest`] is what statistics count. A [`deal`] is a table with the same luck again. All are data; terminal and pages draw what this crate
//! says.
#![forbid(unsafe_code)]

pub mod deal;
pub mod digest;
pub mod lesson;
pub mod opening;
pub mod puzzle;
