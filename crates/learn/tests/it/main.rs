//! Tests of the shipped lessons and puzzles.

mod lessons;
mod openings;
mod own;
mod puzzles;
