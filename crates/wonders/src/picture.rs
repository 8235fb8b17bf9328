//! The picture of a view in names and numbers.
