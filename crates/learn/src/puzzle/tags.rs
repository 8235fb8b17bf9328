//! What a puzzle is about.

use mirabilia_analysis::Reason;
use serde::{Deserialize, Serialize};

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    /// Winning by military or science, or stopping that.
    Supremacy,
    /// Keeping something from another seat.
    Denial,
    /// Cards that make others free.
    Chain,
    /// Which price to pay, and to whom.
    Payment,
    /// When, not what: whose turn comes next, what is uncovered, what can wait.
    Timing,
    /// Dice: the race for the bonus that ends the game.
    Race,
    /// Science symbols and sets.
    Science,
    /// Conflicts.
    Military,
    /// Wonders and their stages.
    Wonder,
    /// Production and coins.
    Economy,
    /// Points.
    Points,
}

impl Tag {
    /// Every tag.
    pub const ALL: [Self; 11] = [
        Self::Supremacy,
        Self::Denial,
        Self::Chain,
        Self::Payment,
        Self::Timing,
        Self::Race,
        Self::Science,
        Self::Military,
        Self::Wonder,
        Self::Economy,
        Self::Points,
    ];

    /// Its name in files and message ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Supremacy => "supremacy",
            Self::Denial => "denial",
            Self::Chain => "chain",
            Self::Payment => "payment",
            Self::Timing => "timing",
            Self::Race => "race",
            Self::Science => "science",
            Self::Military => "military",
            Self::Wonder => "wonder",
            Self::Economy => "economy",
            Self::Points => "points",
        }
    }
}

/// The most tags of a puzzle.
const MOST: usize = 3;

/// The tags of a puzzle, from the reasons for its solution and against the glance's move.
pub(crate) fn tags(best: &str, second: &str, reasons: &[Reason], why: &[Reason]) -> Vec<Tag> {
    let mut tags: Vec<Tag> = Vec::new();
    if is_payment(best, second) {
        tags.push(Tag::Payment);
    }
    tags.extend(reasons.iter().chain(why).filter_map(tag));
    if verb(best) == "sell" || verb(best) == "discard" {
        tags.push(Tag::Timing);
    }
    if matches!(verb(best), "wonder" | "stage") {
        tags.push(Tag::Wonder);
    }
    tags.sort_unstable();
    tags.dedup();
    tags.truncate(MOST);
    if tags.is_empty() {
        tags.push(Tag::Points);
    }
    tags
}

fn verb(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

/// Whether two moves differ only in how they are paid.
fn is_payment(a: &str, b: &str) -> bool {
    let unpaid = |text: &str| text.split(" pay ").next().unwrap_or_default().to_owned();
    a != b && unpaid(a) == unpaid(b)
}

fn tag(reason: &Reason) -> Option<Tag> {
    Some(match reason {
        Reason::Wins { .. } | Reason::StopsWin { .. } | Reason::AllowsWin { .. } => Tag::Supremacy,
        Reason::Denies { .. } | Reason::Leaves { .. } | Reason::LeavesNone { .. } => Tag::Denial,
        Reason::Free { .. } | Reason::Chain { .. } => Tag::Chain,
        Reason::Again
        | Reason::Begins { .. }
        | Reason::Uncovers { .. }
        | Reason::UncoversNothing => Tag::Timing,
        Reason::Bonus { .. } | Reason::BringsEnd { .. } | Reason::Completes { .. } => Tag::Race,
        Reason::Symbol { .. } | Reason::Pair { .. } | Reason::ScienceSet { .. } => Tag::Science,
        Reason::Pawn { .. } | Reason::Conflict { .. } | Reason::Attack { .. } => Tag::Military,
        Reason::Stage { .. } => Tag::Wonder,
        Reason::Goods { .. } | Reason::Choice { .. } | Reason::Cheap { .. } => Tag::Economy,
        Reason::Misses { brings } => return tag(brings),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_come_from_reasons_and_moves() {
        let wins = Reason::Wins { by: "science".into() };
        assert_eq!(tags("build study", "sell study", &[wins], &[]), [Tag::Supremacy]);
        let free = Reason::Misses { brings: Box::new(Reason::Free { with: "baths".into() }) };
        assert_eq!(tags("sell study", "build baths", &[], &[free]), [Tag::Chain, Tag::Timing]);
        assert_eq!(tags("build a", "build b", &[], &[]), [Tag::Points]);
        assert_eq!(tags("build a pay left 2", "build a pay right 2", &[], &[]), [Tag::Payment]);
    }

    #[test]
    fn every_tag_is_written_by_its_name() {
        for tag in Tag::ALL {
            let text = serde_json::to_string(&tag).unwrap();
            assert_eq!(text, format!("\"{}\"", tag.name()));
        }
    }
}
