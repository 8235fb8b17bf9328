//! Errors as Python exceptions, with the messages of the rules.

use mirabilia_analysis::AnalysisError;
use mirabilia_games::StepError;
use mirabilia_kernel::{RecordError, Seat, SetupError};
use pyo3::exceptions::PyValueError;
use pyo3::pyclass::boolean_struct::False;
use pyo3::{Bound, PyClass, PyErr, PyRefMut, create_exception};

create_exception!(
    mirabilia,
    MirabiliaError,
    PyValueError,
    "A value that does not fit. The message names it and says what would be right."
);

/// An error with this message.
pub(crate) fn wrong(message: impl Into<String>) -> PyErr {
    MirabiliaError::new_err(message.into())
}

/// Turns an error into a Python exception.
pub(crate) trait Told<T> {
    /// The value, or the error as Python raises it.
    fn told(self) -> Result<T, PyErr>;
}

macro_rules! told {
    ($($error:ty),+) => {
        $(impl<T> Told<T> for Result<T, $error> {
            fn told(self) -> Result<T, PyErr> {
                self.map_err(|error| wrong(error.to_string()))
            }
        })+
    };
}

told!(SetupError, RecordError, StepError, AnalysisError);

/// The seat of this number, if the table has it.
pub(crate) fn seat_of(number: i64, seats: u8) -> Result<Seat, PyErr> {
    match u8::try_from(number) {
        Ok(n) if n < seats => Ok(Seat::new(n)),
        _ => Err(wrong(format!("no seat {number}; seats are 0 to {}", seats.saturating_sub(1)))),
    }
}

/// The object, to change it; an error if another thread uses it.
pub(crate) fn alone<'py, T>(object: &Bound<'py, T>) -> Result<PyRefMut<'py, T>, PyErr>
where
    T: PyClass<Frozen = False>,
{
    object.try_borrow_mut().map_err(|_| busy())
}

/// Another thread uses the object.
pub(crate) fn busy() -> PyErr {
    wrong("another thread uses this object now; give each thread its own, or take turns")
}
