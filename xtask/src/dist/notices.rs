//! Third-party notices: what is inside the program, and the licences that must accompany it.
//!
//! Made here and not by cargo-about, which does not see the npm packages inside the pages.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::tree;
use crate::shell;

/// What is inside the pages. Everything else of the lock file only builds them.
const PAGES: [&str; 5] = ["@fluent/bundle", "clsx", "esm-env", "svelte", "uqr"];
/// How the names of licence files begin.
const NAMES: [&str; 6] = ["licen", "copying", "copyright", "notice", "unlicense", "ofl"];
/// Between two texts.
const RULE: &str =
    "\n--------------------------------------------------------------------------------\n\n";

/// Something that is inside.
struct Work {
    /// Name and version.
    name: String,
    /// Its licence, as it names it.
    licence: String,
    texts: Vec<String>,
}

/// The whole text, for this machine.
pub(super) fn collect(target: &str) -> Result<String> {
    let metadata = ["metadata", "--format-version", "1", "--locked", "--filter-platform", target];
    let metadata = shell::output(shell::cargo(&metadata))?;
    let metadata = serde_json::from_str(&metadata).context("cargo metadata is no JSON")?;
    let mut works = Vec::new();
    for package in linked(&metadata, "mirabilia-cli") {
        let manifest = Path::new(text(package, "manifest_path"));
        works.push(Work {
            name: format!("{} {}", text(package, "name"), text(package, "version")),
            licence: text(package, "license").to_owned(),
            texts: texts(manifest.parent().context("a manifest lies in a folder")?)?,
        });
    }
    for name in PAGES {
        let folder = shell::root().join("web/node_modules").join(name);
        let package = tree::read(&folder.join("package.json"))?;
        let package: Value = serde_json::from_slice(&package).context("package.json is no JSON")?;
        works.push(Work {
            name: format!("{name} {}", text(&package, "version")),
            licence: text(&package, "license").to_owned(),
            texts: texts(&folder)?,
        });
    }
    Ok(written(&works))
}

/// The packages of others that this one is linked with, by name and version.
fn linked<'a>(metadata: &'a Value, name: &str) -> Vec<&'a Value> {
    let list = |value: &'a Value| value.as_array().into_iter().flatten();
    let by_id: BTreeMap<&str, &Value> =
        list(&metadata["packages"]).map(|package| (text(package, "id"), package)).collect();
    let nodes: BTreeMap<&str, &Value> =
        list(&metadata["resolve"]["nodes"]).map(|node| (text(node, "id"), node)).collect();
    let mut to_visit: Vec<&str> = by_id
        .iter()
        .filter(|(_, package)| text(package, "name") == name)
        .map(|(id, _)| *id)
        .collect();
    let mut visited = BTreeSet::new();
    while let Some(id) = to_visit.pop() {
        if !visited.insert(id) {
            continue;
        }
        let Some(node) = nodes.get(id) else { continue };
        let deps = list(&node["deps"]);
        // Neither what builds nor what tests is inside.
        let inside = deps.filter(|dep| list(&dep["dep_kinds"]).any(|kind| kind["kind"].is_null()));
        to_visit.extend(inside.map(|dep| text(dep, "pkg")));
    }
    let found = visited.into_iter().filter_map(|id| by_id.get(id).copied());
    let mut others: Vec<_> = found.filter(|package| !package["source"].is_null()).collect();
    others.sort_by_key(|package| (text(package, "name"), text(package, "version")));
    others
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}

/// The licences in a folder.
fn texts(folder: &Path) -> Result<Vec<String>> {
    let is_licence = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        NAMES.iter().any(|start| name.starts_with(start))
    };
    let mut found = Vec::new();
    for path in tree::files(folder)?.iter().filter(|path| is_licence(path)) {
        found.push(String::from_utf8_lossy(&tree::read(path)?).replace('\r', ""));
    }
    Ok(found)
}

/// A list of everything, then every text once with the names of those it came with.
fn written(works: &[Work]) -> String {
    let mut written = String::from(
        "Mirabilia holds what other people wrote, under the licences below.\n\
         It is built with the standard library of Rust (MIT OR Apache-2.0).\n\n",
    );
    // The same text in other line breaks is the same text.
    let mut by_text: BTreeMap<String, (&str, Vec<&str>)> = BTreeMap::new();
    for work in works {
        let licence = if work.licence.is_empty() { "see below" } else { &work.licence };
        let _ = writeln!(written, "{}: {licence}", work.name);
        for text in &work.texts {
            let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
            by_text.entry(words).or_insert((text, Vec::new())).1.push(&work.name);
        }
    }
    let mut texts: Vec<_> = by_text.into_values().collect();
    texts.sort_by(|(_, a), (_, b)| a.cmp(b));
    for (text, names) in texts {
        written += RULE;
        let _ = writeln!(written, "{}:\n\n{}", names.join(", "), text.trim_end());
    }
    written
}

#[cfg(test)]
mod tests {
    use super::{Work, linked, text, written};
    use serde_json::json;

    #[test]
    fn what_is_linked_is_found_and_what_builds_or_tests_is_not() {
        let package = |name: &str, source: Option<&str>| json!({"id": name, "name": name, "version": "1", "source": source});
        let dep =
            |name: &str, kind: Option<&str>| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let metadata = json!({
            "packages": [
                package("cli", None), package("ours", None), package("far", Some("registry")),
                package("near", Some("registry")), package("builds", Some("registry")),
                package("tests", Some("registry")), package("apart", Some("registry")),
            ],
            "resolve": {"nodes": [
                {"id": "cli", "deps": [dep("ours", None), dep("near", None), dep("tests", Some("dev"))]},
                {"id": "ours", "deps": [dep("near", None), dep("builds", Some("build"))]},
                {"id": "near", "deps": [dep("far", None)]},
                {"id": "far", "deps": [dep("near", None)]},
                {"id": "apart", "deps": []},
            ]},
        });
        let names: Vec<_> =
            linked(&metadata, "cli").into_iter().map(|package| text(package, "name")).collect();
        assert_eq!(names, ["far", "near"]);
    }

    #[test]
    fn a_text_stands_once_for_all_that_have_it() {
        let work = |name: &str, texts: &[&str]| Work {
            name: name.to_owned(),
            licence: "MIT".to_owned(),
            texts: texts.iter().map(|text| (*text).to_owned()).collect(),
        };
        let works =
            [work("a 1", &["same\ntext\n"]), work("b 2", &["same text", "own"]), work("c 3", &[])];
        let written = written(&works);
        assert_eq!(written.matches("text").count(), 1, "{written}");
        assert!(written.contains("a 1, b 2:\n\nsame\ntext\n"), "{written}");
        assert!(written.contains("b 2:\n\nown\n"), "{written}");
        assert!(written.contains("\nc 3: MIT\n"), "{written}");
    }
}
