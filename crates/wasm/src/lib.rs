//! The engine and a table as a WebAssembly module. The caller writes a request into the module's
//! memory, calls [`answer`] or [`table`], and reads the answer from the module's memory. `README.md`
//! describes the interface.
#![deny(unsafe_code)] // except for the exported names below

use std::cell::RefCell;

use mirabilia_engine::{BadLine, Engine};
use mirabilia_local::Local;

#[cfg(target_family = "wasm")]
mod host;

/// The engine with the buffers of its request and answer.
#[derive(Default)]
struct Instance {
    engine: Engine,
    local: Local,
    request: Vec<u8>,
    answer: String,
}

thread_local! {
    /// A module has one thread and one engine.
    static INSTANCE: RefCell<Instance> = RefCell::default();
}

/// Allocates a request of this many bytes. Returns its address, for the caller to write to.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn request(len: usize) -> *mut u8 {
    #[cfg(target_family = "wasm")]
    host::prepare();
    INSTANCE.with_borrow_mut(|instance| {
        instance.request.clear();
        instance.request.resize(len, 0);
        instance.request.as_mut_ptr()
    })
}

/// Answers a request to the local table. Returns the length of the answer in bytes.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn table() -> usize {
    INSTANCE.with_borrow_mut(|instance| {
        let request = std::mem::take(&mut instance.request);
        // Text that is not UTF-8 is not JSON either, and is refused as such.
        instance.answer = instance.local.answer(&String::from_utf8_lossy(&request));
        instance.answer.len()
    })
}

/// Answers a request to the engine. Returns the length of the answer in bytes.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    INSTANCE.with_borrow_mut(|instance| {
        let request = std::mem::take(&mut instance.request);
        let answer = match String::from_utf8(request) {
            Ok(request) => instance.engine.answer(&request),
            Err(_) => instance.engine.reject(BadLine::NotUtf8),
        };
        instance.answer = answer.text;
        instance.answer.len()
    })
}

/// The address of the answer. It is valid until the next request.
#[allow(unsafe_code)]
#[unsafe(no_mangle)]
pub extern "C" fn answer_at() -> *const u8 {
    INSTANCE.with_borrow(|instance| instance.answer.as_ptr())
}
