//! Enums by a tag, read through one struct that has the fields of all variants. serde's own way buffers
//! every value and generates a reader per variant, which made up a fifth of a WebAssembly module.

use serde::de::Error;

/// A required field of a variant.
pub fn required<T, E: Error>(field: &mut Option<T>, name: &'static str) -> Result<T, E> {
    field.take().ok_or_else(|| E::missing_field(name))
}
