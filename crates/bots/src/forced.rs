//! What is certain about the moves of a decision, whatever the rivals and luck do.

use crate::bot::Advice;

/// Moves whose end is proved.
#[derive(Clone, PartialEq, Debug)]
pub struct Forced<M> {
    /// These win by force, the quickest first.
    pub won: Vec<M>,
    /// After these a rival wins by force.
    pub lost: Vec<M>,
}

impl<M> Default for Forced<M> {
    fn default() -> Self {
        Self { won: Vec::new(), lost: Vec::new() }
    }
}

impl<M: Copy + PartialEq> Forced<M> {
    /// Puts what is certain in the place of what a search thinks. A search averages over all luck
    /// and many answers: it may like a slower way better than a proved one.
    pub(crate) fn correct(&self, advice: &mut Advice<M>) {
        for opinion in &mut advice.opinions {
            if self.won.contains(&opinion.m) {
                opinion.value = 1.0;
            } else if self.lost.contains(&opinion.m) {
                opinion.value = 0.0;
            }
        }
        let best = match self.won.first() {
            Some(&quickest) => Some(quickest),
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
            advice.line.clear();
        }
        if let Some(opinion) = advice.opinions.iter().find(|o| o.m == advice.best) {
            advice.value = opinion.value;
        }
    }
}
