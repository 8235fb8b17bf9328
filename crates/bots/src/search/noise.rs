//! Noise in the priors of the root: self-play must try moves that the policy does not like yet.

use mirabilia_kernel::{Luck, Seat};

use super::Search;
use crate::evaluate::Evaluate;

impl<G: Evaluate> Search<G> {
    /// Sets the part of noise in the priors of the root, from 0 to 1. Players have none.
    pub fn set_root_noise(&mut self, part: f32) {
        self.root_noise = part;
    }

    /// Mixes noise into the priors of the root. A few moves get most of it.
    pub(super) fn add_root_noise(&mut self, root: &G, seat: Seat) {
        if self.root_noise <= 0.0 {
            return;
        }
        let mut state = root.clone();
        // Makes sure that the root has its moves.
        self.iterate(&mut state, seat);
        let Some(node) = self.tree.find(root.node_key(seat, 0)) else { return };
        let (part, luck) = (self.root_noise, &mut self.luck);
        let noise: Vec<f32> = (0..self.tree.edges(node).len())
            .map(|_| -((luck.bits() as f32 + 1.0) / 4_294_967_296.0).ln())
            .map(|exponential| exponential * exponential * exponential)
            .collect();
        let sum: f32 = noise.iter().sum::<f32>().max(1e-9);
        let mut noise = noise.iter();
        self.tree.mix_priors(node, |prior| {
            (1.0 - part) * prior + part * noise.next().unwrap_or(&0.0) / sum
        });
    }
}
