//! Serialisable values as Python dicts and lists.

use pyo3::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::wrong;

/// A Rust value as a Python object.
pub(crate) fn to_python<'py, T: Serialize>(
    py: Python<'py>,
    value: &T,
) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| wrong(error.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}

/// A Python object as a Rust value.
pub(crate) fn from_python<T: DeserializeOwned>(
    name: &str,
    value: &Bound<'_, PyAny>,
) -> PyResult<T> {
    let text: String = value.py().import("json")?.call_method1("dumps", (value,))?.extract()?;
    serde_json::from_str(&text).map_err(|error| wrong(format!("{name}: {error}")))
}
