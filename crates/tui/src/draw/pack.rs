//! Packs blocks of lines into columns, and columns into pages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

/// A page: columns of lines from left to right.
pub type Page = Vec<Vec<Line<'static>>>;

/// The minimum width of a column, and the gap after it.
const COLUMN: u16 = 38;
const GAP: u16 = 2;

/// How many columns fit into a width, and how wide each is.
pub fn columns(width: u16) -> (usize, u16) {
    let n = ((width + GAP) / (COLUMN + GAP)).max(1);
    (usize::from(n), (width - GAP * (n - 1).min(width)) / n)
}

/// Packs blocks into pages, column by column. A block is split only if it is taller than a column.
/// Returns at least one page.
pub fn pack(blocks: Vec<Vec<Line<'static>>>, columns: usize, height: usize) -> Vec<Page> {
    let (columns, height) = (columns.max(1), height.max(1));
    let mut filled: Vec<Vec<Line<'static>>> = vec![Vec::new()];
    for block in blocks {
        let column = filled.last().map_or(0, Vec::len);
        if column > 0 && column + block.len() > height {
            filled.push(Vec::new());
        }
        for line in block {
            if filled.last().is_some_and(|column| column.len() >= height) {
                filled.push(Vec::new());
            }
            if let Some(column) = filled.last_mut() {
                column.push(line);
            }
        }
    }
    filled.chunks(columns).map(<[_]>::to_vec).collect()
}

/// Packs groups of blocks into the columns of one page, as evenly as possible. A group stays in one
/// column if it can. `None` if they do not fit.
pub fn pack_evenly(
    groups: &[Vec<Vec<Line<'static>>>],
    columns: usize,
    height: usize,
) -> Option<Page> {
    let tallest = groups.iter().map(|group| group.iter().map(Vec::len).sum()).max().unwrap_or(1);
    // Whole groups first; groups that are split fill the columns more evenly.
    let heights = (tallest..=height).chain(1..tallest.min(height + 1));
    heights.into_iter().find_map(|height| arranged(groups, columns, height))
}

/// The page with columns of at most this height.
fn arranged(groups: &[Vec<Vec<Line<'static>>>], columns: usize, height: usize) -> Option<Page> {
    let mut page: Page = Vec::new();
    for group in groups {
        let tall: usize = group.iter().map(Vec::len).sum();
        let used = page.last().map_or(height, Vec::len);
        let gap = usize::from(used > 0 && used < height);
        // A group that fits into a column of its own is not split.
        if used + gap + tall > height && (tall <= height || used == height) {
            page.push(Vec::new());
        } else if let Some(column) = page.last_mut() {
            column.extend((0..gap).map(|_| Line::default()));
        }
        for block in group {
            if block.len() > height {
                return None;
            }
            if page.last().is_some_and(|column| column.len() + block.len() > height) {
                page.push(Vec::new());
            }
            page.last_mut()?.extend(block.iter().cloned());
        }
    }
    (page.len() <= columns).then_some(page)
}

/// Draws a page.
pub fn draw_page(page: &Page, area: Rect, cells: &mut Buffer) {
    let (_, wide) = columns(area.width);
    for (at, column) in (0..).zip(page) {
        let left = area.x + at * (wide + GAP);
        if left >= area.right() {
            return;
        }
        let space = wide.min(area.right() - left);
        for (row, line) in (area.y..area.bottom()).zip(column) {
            cells.set_line(left, row, line, space);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(blocks: &[usize], columns: usize, height: usize, pages: &[&[usize]]) {
        let lines = |n: &usize| (0..*n).map(|_| Line::raw("x")).collect();
        let packed = pack(blocks.iter().map(lines).collect(), columns, height);
        let heights: Vec<Vec<usize>> =
            packed.iter().map(|page| page.iter().map(Vec::len).collect()).collect();
        assert_eq!(heights, pages, "{blocks:?} in {columns} columns of {height}");
    }

    #[test]
    fn blocks_stay_whole_where_they_can() {
        check(&[], 2, 10, &[&[0]]);
        check(&[3, 3, 3], 2, 10, &[&[9]]);
        check(&[3, 3, 5], 2, 10, &[&[6, 5]]);
        check(&[6, 6, 6], 2, 10, &[&[6, 6], &[6]]);
        check(&[12, 2], 2, 10, &[&[10, 4]]);
    }

    #[test]
    fn groups_share_the_columns_evenly() {
        let check =
            |groups: &[&[usize]], columns: usize, height: usize, expected: Option<&[usize]>| {
                let lines = |n: &usize| (0..*n).map(|_| Line::raw("x")).collect();
                let groups: Vec<Vec<Vec<Line<'static>>>> =
                    groups.iter().map(|group| group.iter().map(lines).collect()).collect();
                let page = pack_evenly(&groups, columns, height);
                let tall = page.map(|page| page.iter().map(Vec::len).collect::<Vec<_>>());
                assert_eq!(tall.as_deref(), expected, "{groups:?} in {columns} of {height}");
            };
        check(&[&[3, 3], &[5], &[2]], 3, 50, Some(&[6, 5, 2]));
        check(&[&[3, 3], &[5], &[2]], 2, 50, Some(&[6, 8]));
        check(&[&[4, 4, 4], &[4]], 3, 50, Some(&[12, 4]));
        check(&[&[4, 4, 4], &[4]], 3, 8, Some(&[8, 4, 4]));
        check(&[&[9], &[9], &[9]], 2, 10, None);
    }

    #[test]
    fn columns_are_as_wide_as_they_can_be() {
        for (width, n, wide) in [(30, 1, 30), (80, 2, 39), (140, 3, 45), (0, 1, 0)] {
            assert_eq!(columns(width), (n, wide), "{width}");
        }
    }
}
