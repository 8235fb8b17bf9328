//! Moves with a proven result, whatever the opponents and luck do.

use crate::bot::Advice;

/// Moves with a proven result.
#[derive(Clone, PartialEq, Debug)]
pub struct ProvenMoves<M> {
    /// Moves that win by force, the shortest win first.
    pub won: Vec<M>,
    /// Moves after which an opponent wins by force.
    pub lost: Vec<M>,
}

impl<M> Default for ProvenMoves<M> {
    fn default() -> Self {
        Self { won: Vec::new(), lost: Vec::new() }
    }
}

impl<M: Copy + PartialEq> ProvenMoves<M> {
    /// Replaces the estimates of a search with proven results. A search averages over luck and over
    /// many replies, so it may prefer a slower win to a proven one.
    pub(crate) fn correct(&self, advice: &mut Advice<M>) {
        for opinion in &mut advice.opinions {
            if self.won.contains(&opinion.m) {
                opinion.value = 1.0;
            } else if self.lost.contains(&opinion.m) {
                opinion.value = 0.0;
            }
        }
        let best = match self.won.first() {
            Some(&shortest) => Some(shortest),
            None if self.lost.contains(&advice.best) => {
                let open = advice.opinions.iter().filter(|o| !self.lost.contains(&o.m));
                open.max_by(|a, b| a.visits.cmp(&b.visits).then(a.value.total_cmp(&b.value)))
                    .map(|opinion| opinion.m)
            }
            None => None,
        };
        if let Some(best) = best
            && best != advice.best
        {
            advice.best = best;
            advice.principal_variation.clear();
        }
        if let Some(opinion) = advice.opinions.iter().find(|o| o.m == advice.best) {
            advice.value = opinion.value;
        }
    }
}
