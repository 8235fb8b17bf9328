//! Makes an empty folder for the web pages when none were built, so that the server always builds.
//! It never builds them: that is `cargo xtask play`.

fn main() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if let Err(error) = std::fs::create_dir_all(&folder) {
        println!("cargo::error=cannot make {}: {error}", folder.display());
    }
    println!("cargo::rerun-if-changed=../../web/dist");
}
