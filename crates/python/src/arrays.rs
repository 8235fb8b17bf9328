//! Arrays of the caller, checked before anything is written into them.

use numpy::{Element, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn};
use numpy::{PyUntypedArray, PyUntypedArrayMethods};
use pyo3::prelude::*;

use crate::error::wrong;

/// An array of the caller with the expected type, shape and layout.
pub(crate) fn checked<'py, T: Element>(
    name: &str,
    array: &Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<Bound<'py, PyArrayDyn<T>>> {
    let py = array.py();
    let wanted = T::get_dtype(py);
    let shared = shares_memory(array)?;
    let array = shared.as_ref().unwrap_or(array);
    let Ok(untyped) = array.cast::<PyUntypedArray>() else {
        let kind = array.get_type();
        return Err(wrong(format!(
            "{name} is a {}; expected a NumPy array of {wanted}",
            kind.name()?
        )));
    };
    let dtype = untyped.dtype();
    if !dtype.is_equiv_to(&wanted) {
        return Err(wrong(format!("{name} has dtype {dtype}; expected {wanted}")));
    }
    if untyped.shape() != shape {
        let (given, wanted) = (text(untyped.shape()), text(shape));
        return Err(wrong(format!("{name} has shape {given}; expected {wanted}")));
    }
    if !untyped.is_c_contiguous() {
        return Err(wrong(format!(
            "{name} is not contiguous in C order; numpy.ascontiguousarray makes it so"
        )));
    }
    array.cast::<PyArrayDyn<T>>().cloned().map_err(|error| wrong(format!("{name}: {error}")))
}

/// The array over the memory of a tensor (anything that speaks DLPack), without a copy; `None` for
/// everything else.
fn shares_memory<'py>(array: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    if array.cast::<PyUntypedArray>().is_ok() || !array.hasattr("__dlpack__")? {
        return Ok(None);
    }
    // PyTorch's own way allows writing; NumPy's reading of DLPack does not.
    let shared = match array.call_method0("numpy") {
        Ok(shared) => shared,
        Err(_) => array.py().import("numpy")?.call_method1("from_dlpack", (array,))?,
    };
    Ok(Some(shared))
}

/// A mask of the caller: int8, or bool, whose bytes are the same.
pub(crate) fn checked_mask<'py>(
    name: &str,
    array: &Bound<'py, PyAny>,
    shape: &[usize],
) -> PyResult<Bound<'py, PyArrayDyn<i8>>> {
    let shared = shares_memory(array)?;
    let array = shared.as_ref().unwrap_or(array);
    if array.cast::<PyArrayDyn<bool>>().is_ok() {
        return checked(name, &array.call_method1("view", ("int8",))?, shape);
    }
    checked(name, array, shape)
}

/// The array, to write into.
pub(crate) fn writable<'py, T: Element>(
    name: &str,
    array: &Bound<'py, PyArrayDyn<T>>,
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    array.try_readwrite().map_err(|error| wrong(format!("{name} cannot be written: {error}")))
}

/// The numbers of an array of int64 or int32.
pub(crate) fn whole_numbers(
    name: &str,
    array: &Bound<'_, PyAny>,
    shape: &[usize],
    out: &mut Vec<i64>,
) -> PyResult<()> {
    out.clear();
    let shared = shares_memory(array)?;
    let array = shared.as_ref().unwrap_or(array);
    if let Ok(array) = array.cast::<PyArrayDyn<i32>>() {
        let array = checked::<i32>(name, array.as_any(), shape)?;
        let read = array.try_readonly().map_err(|error| wrong(format!("{name}: {error}")))?;
        out.extend(read.as_slice()?.iter().map(|&n| i64::from(n)));
        return Ok(());
    }
    let array = checked::<i64>(name, array, shape)?;
    let read = array.try_readonly().map_err(|error| wrong(format!("{name}: {error}")))?;
    out.extend_from_slice(read.as_slice()?);
    Ok(())
}

/// A shape as Python writes it.
fn text(shape: &[usize]) -> String {
    if let [one] = shape {
        return format!("({one},)");
    }
    let sizes: Vec<String> = shape.iter().map(ToString::to_string).collect();
    format!("({})", sizes.join(", "))
}
