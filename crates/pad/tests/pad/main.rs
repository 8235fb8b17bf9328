//! Tests of the score pad.

mod cases;
mod games;
mod reached;
mod verdicts;
