//! Board files: what is refused and how it is told, that nothing of the built-in boards is
//! hard-wired, and what a fingerprint is good for.

mod built_in;
mod errors;
mod fingerprint;
mod model;
mod other_set;
mod own_buildings;
mod random_files;
mod stand_in;
mod warnings;
