//! Links of Markdown pages, checked against existing files and headings.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use pulldown_cmark::{Event, LinkType, Options, Parser, Tag, TagEnd};

/// The table of contents of the book. Every page of `docs/` must be in it.
pub(crate) const SUMMARY: &str = "docs/SUMMARY.md";

/// A link or picture of a page.
#[derive(Debug, PartialEq)]
pub(crate) struct Link {
    /// Counted from 1.
    pub(crate) line: usize,
    /// Where it leads, as written.
    pub(crate) target: String,
    /// Where the target stands in the text.
    pub(crate) at: Range<usize>,
}

/// The links of a page, in order: links, pictures, and `src` and `href` of HTML. Code holds no links.
pub(crate) fn links(page: &str) -> Vec<Link> {
    let mut found = Vec::new();
    for (event, at) in Parser::new_ext(page, Options::ENABLE_TABLES).into_offset_iter() {
        match event {
            Event::Start(
                Tag::Link { link_type: LinkType::Inline, dest_url, .. }
                | Tag::Image { link_type: LinkType::Inline, dest_url, .. },
            ) => {
                // The target is the last thing in the element but a title and the bracket.
                let start = page[at.clone()].rfind(&format!("]({dest_url}"));
                found.extend(start.map(|start| {
                    let start = at.start + start + "](".len();
                    start..start + dest_url.len()
                }));
            }
            Event::Html(html) | Event::InlineHtml(html) => {
                for opening in ["src=\"", "srcset=\"", "href=\""] {
                    for (start, _) in html.match_indices(opening) {
                        let start = start + opening.len();
                        let length = html[start..].find('"').unwrap_or(html.len() - start);
                        found.push(at.start + start..at.start + start + length);
                    }
                }
            }
            _ => {}
        }
    }
    let definitions = Parser::new_ext(page, Options::ENABLE_TABLES);
    for (_, definition) in definitions.reference_definitions().iter() {
        let start = definition.span.start + page[definition.span.clone()].find("]:").unwrap_or(0);
        let start = start + page[start..].find(definition.dest.as_ref()).unwrap_or(0);
        found.push(start..start + definition.dest.len());
    }
    found.sort_by_key(|at| at.start);
    let line = |at: usize| page[..at].matches('\n').count() + 1;
    found
        .into_iter()
        .map(|at| Link { line: line(at.start), target: page[at.clone()].to_owned(), at })
        .collect()
}

/// What `#…` can name in a page: its headings, as forges and mdBook write them.
pub(crate) fn anchors(page: &str) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    let mut heading: Option<String> = None;
    for event in Parser::new_ext(page, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::Text(text) | Event::Code(text) => {
                if let Some(title) = &mut heading {
                    title.push_str(&text);
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                let plain = slug(heading.take().unwrap_or_default().trim());
                let numbered = (1..).map(|again| format!("{plain}-{again}"));
                let free = std::iter::once(plain.clone()).chain(numbered);
                anchors.extend(free.into_iter().find(|id| !anchors.contains(id)));
            }
            _ => {}
        }
    }
    anchors
}

fn slug(title: &str) -> String {
    let kept = title.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

/// The path from the root of the workspace that a link of `page` leads to; none when it leaves the
/// workspace.
pub(crate) fn resolve(page: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

/// Whether the link leads out of the repository.
pub(crate) fn is_elsewhere(target: &str) -> bool {
    target.contains("://") || target.starts_with("mailto:")
}

/// Problems with the links of these pages, given all files.
pub(crate) fn complaints(
    pages: &BTreeMap<String, String>,
    files: &BTreeSet<String>,
) -> Vec<String> {
    let mut complaints = Vec::new();
    for (page, text) in pages {
        for link in links(text).iter().filter(|link| !is_elsewhere(&link.target)) {
            if let Some(wrong) = wrong(page, &link.target, pages, files) {
                let Link { line, target, .. } = link;
                complaints.push(format!("{page}:{line}: link \"{target}\": {wrong}"));
            }
        }
    }
    if let Some(summary) = pages.get(SUMMARY) {
        let mut listed: BTreeMap<String, usize> = BTreeMap::new();
        for path in links(summary).iter().filter_map(|link| resolve(SUMMARY, &link.target)) {
            *listed.entry(path).or_default() += 1;
        }
        for page in pages.keys().filter(|page| page.starts_with("docs/") && *page != SUMMARY) {
            complaints.extend(match listed.get(page) {
                Some(1) => None,
                Some(_) => Some(format!("{page}: named twice in {SUMMARY}; once will do")),
                None => Some(format!("{page}: not in the book; name it in {SUMMARY}")),
            });
        }
    } else {
        complaints.push(format!("{SUMMARY}: missing; it lists the pages of the book"));
    }
    complaints
}

fn wrong(
    page: &str,
    target: &str,
    pages: &BTreeMap<String, String>,
    files: &BTreeSet<String>,
) -> Option<String> {
    let (path, fragment) = target.split_once('#').unwrap_or((target, ""));
    if path.starts_with('/') {
        return Some("begins with /; write it relative to the page".to_owned());
    }
    let there = match path {
        "" => page.to_owned(),
        _ => match resolve(page, path) {
            Some(there) => there,
            None => return Some("leads out of the repository".to_owned()),
        },
    };
    let is_folder = || files.iter().any(|file| file.starts_with(&format!("{there}/")));
    if !files.contains(&there) && !is_folder() {
        return Some(format!("no file {there}"));
    }
    match pages.get(&there) {
        Some(text) if !fragment.is_empty() && !anchors(text).contains(fragment) => {
            Some(format!("{there} has no heading #{fragment}"))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{SUMMARY, anchors, complaints, links, resolve};
    use std::collections::{BTreeMap, BTreeSet};

    fn check_links(page: &str, expected: &[(usize, &str)]) {
        let found = links(page);
        let found: Vec<_> = found.iter().map(|link| (link.line, link.target.as_str())).collect();
        assert_eq!(found, expected, "{page}");
        for link in links(page) {
            assert_eq!(page[link.at], link.target, "{page}");
        }
    }

    #[test]
    fn links_are_found_and_code_is_not() {
        check_links("a [b](c.md) and\n[d](e.md#f)\n", &[(1, "c.md"), (2, "e.md#f")]);
        check_links("[two\nlines](a.md)\n", &[(2, "a.md")]);
        check_links("![picture](a.png \"title\")\n", &[(1, "a.png")]);
        check_links("[![b](c.svg)](d.md)\n", &[(1, "c.svg"), (1, "d.md")]);
        check_links("<img src=\"a.png\"> <a href=\"b.md\">\n", &[(1, "a.png"), (1, "b.md")]);
        check_links("[a]: b.md\n", &[(1, "b.md")]);
        check_links("`[a](b.md)` and ``[a]`(b.md)`` but [c](d.md)\n", &[(1, "d.md")]);
        check_links("```\n[a](b.md)\n```\n[c](d.md)\n", &[(4, "d.md")]);
        check_links("  ```sh\n  [a](b.md)\n  ```\n[c](d.md)\n", &[(4, "d.md")]);
        check_links("a ` alone\n\n[c](d.md) `x`\n", &[(3, "d.md")]);
        check_links("größer `…` [c](d.md)\n", &[(1, "d.md")]);
    }

    #[test]
    fn headings_are_named_as_forges_name_them() {
        let check = |page: &str, expected: &[&str]| {
            let expected: BTreeSet<String> = expected.iter().map(|id| (*id).to_owned()).collect();
            assert_eq!(anchors(page), expected, "{page}");
        };
        check("# A title\n\ntext\n", &["a-title"]);
        check("## events, the message\n", &["events-the-message"]);
        check("### Dice: `[[die]]`\n", &["dice-die"]);
        check("# Same\n# Same\n# Same\n", &["same", "same-1", "same-2"]);
        check("```sh\n# no heading\n```\n#no heading\n", &[]);
    }

    #[test]
    fn paths_are_relative_to_their_page() {
        let check = |page: &str, path: &str, expected: Option<&str>| {
            assert_eq!(resolve(page, path).as_deref(), expected, "{path} of {page}");
        };
        check("docs/a.md", "b.md", Some("docs/b.md"));
        check("docs/rules/a.md", "../b.md", Some("docs/b.md"));
        check("docs/a.md", "../B.md", Some("B.md"));
        check("a.md", "./docs/b.md", Some("docs/b.md"));
        check("a.md", "../b.md", None);
    }

    /// Pages by name and text, all of them files, beside some other files.
    fn check(pages: &[(&str, &str)], others: &[&str], expected: &[&str]) {
        let pages: BTreeMap<String, String> =
            pages.iter().map(|(page, text)| ((*page).to_owned(), (*text).to_owned())).collect();
        let files = pages.keys().cloned().chain(others.iter().map(|&file| file.to_owned()));
        assert_eq!(complaints(&pages, &files.collect()), expected);
    }

    #[test]
    fn links_lead_somewhere() {
        let summary = (SUMMARY, "[a](a.md)\n");
        let page = |text| [summary, ("docs/a.md", text)];
        check(
            &page("[b](../LICENSE) [c](images/) [d](https://x.org)\n"),
            &["LICENSE", "docs/images/x"],
            &[],
        );
        check(&page("# Here\n[b](#here) [c](a.md#here)\n"), &[], &[]);
        check(&page("\n[b](b.md)\n"), &[], &["docs/a.md:2: link \"b.md\": no file docs/b.md"]);
        check(&page("![b](b.png)\n"), &[], &["docs/a.md:1: link \"b.png\": no file docs/b.png"]);
        check(
            &page("# Here\n[b](#there)\n"),
            &[],
            &["docs/a.md:2: link \"#there\": docs/a.md has no heading #there"],
        );
        check(
            &page("[b](SUMMARY.md#there)\n"),
            &[],
            &["docs/a.md:1: link \"SUMMARY.md#there\": docs/SUMMARY.md has no heading #there"],
        );
        check(
            &page("[b](/LICENSE)\n"),
            &["LICENSE"],
            &["docs/a.md:1: link \"/LICENSE\": begins with /; write it relative to the page"],
        );
        check(
            &page("[b](../../x.md)\n"),
            &[],
            &["docs/a.md:1: link \"../../x.md\": leads out of the repository"],
        );
    }

    #[test]
    fn every_page_is_in_the_book_once() {
        check(&[(SUMMARY, "[a](a.md) [R](../R.md)\n"), ("docs/a.md", ""), ("R.md", "")], &[], &[]);
        check(
            &[(SUMMARY, "\n"), ("docs/a.md", ""), ("R.md", "")],
            &[],
            &["docs/a.md: not in the book; name it in docs/SUMMARY.md"],
        );
        check(
            &[(SUMMARY, "[a](a.md) [b](a.md)\n"), ("docs/a.md", "")],
            &[],
            &["docs/a.md: named twice in docs/SUMMARY.md; once will do"],
        );
        check(
            &[(SUMMARY, "[a](a.md)\n")],
            &[],
            &["docs/SUMMARY.md:1: link \"a.md\": no file docs/a.md"],
        );
        check(
            &[("docs/a.md", "")],
            &[],
            &["docs/SUMMARY.md: missing; it lists the pages of the book"],
        );
    }
}
