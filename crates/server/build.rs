//! Creates an empty folder for the web pages if they were not built, so that the server always
//! compiles. `cargo xtask play` builds the pages.

fn main() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if let Err(error) = std::fs::create_dir_all(&folder) {
        println!("cargo::error=cannot create {}: {error}", folder.display());
    }
    println!("cargo::rerun-if-changed=../../web/dist");
}
