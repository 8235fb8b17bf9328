//! What can be chosen now, in which ways, what each costs and brings, and why others cannot be.

use mirabilia_words::Words;

use super::after::after;
use super::facts;
use super::moves::Move;
use super::notes::{freed_note, notes};
use super::phase::{Phase, choosable};
use super::picture::Picture;
use super::price::Bill;
use super::tell::tell_move;
use super::words::{
    bill_lines, cost_text, covered_text, effects_text, inside, name_of, price_text, why_not_paid,
};
use crate::room::{Choice, Way};
use crate::scene::Scene;

/// Who asks, and what they see.
struct Asked<'a> {
    picture: &'a Picture,
    scene: &'a Scene,
    seat: usize,
    names: &'a [String],
    words: &'a Words,
}

/// Everything that can be chosen, in the order of the board.
pub(super) fn choices(
    picture: &Picture,
    scene: &Scene,
    names: &[String],
    words: &Words,
) -> Vec<Choice> {
    let Some(seat) = picture.viewer else { return Vec::new() };
    let asked = Asked { picture, scene, seat, names, words };
    let cards = Phase::of(picture) == Phase::Card;
    let choice = |id: &String| if cards { Some(asked.card(id)) } else { asked.thing(id) };
    choosable(picture, scene).iter().filter_map(choice).collect()
}

impl Asked<'_> {
    /// Build, sell, and every wonder that is left.
    fn card(&self, card: &str) -> Choice {
        let Self { picture, words, seat, .. } = *self;
        let unbuilt = picture.cities[seat].wonders_unbuilt.iter().map(|one| &one.wonder);
        let wonders = unbuilt.map(|wonder| {
            let text = format!("wonder {wonder} with {card}");
            let title = tell_move(&text, words);
            (text, title)
        });
        let plain = [
            (format!("build {card}"), words.say("duel-do-build-short", &[])),
            (format!("sell {card}"), words.say("duel-do-sell-short", &[])),
        ];
        let ways = plain.into_iter().chain(wonders).map(|(text, title)| self.way(text, &title));
        let args = [
            ("card", name_of(card, words).into()),
            ("colour", words.say(&format!("colour-{}", facts::colour(card)), &[]).into()),
            ("mine", price_text(picture, seat, card, words).into()),
            ("name", self.rival().to_owned().into()),
            ("theirs", price_text(picture, 1 - seat, card, words).into()),
            ("effects", effects_text(card, words).into()),
        ];
        Choice {
            id: card.to_owned(),
            title: words.say("terminal-duel-card", &args),
            ways: ways.collect(),
        }
    }

    /// Something offered in another choice; its one way.
    fn thing(&self, id: &str) -> Option<Choice> {
        let Self { scene, words, .. } = *self;
        let fits = |text: &&String| Move::read(text).is_some_and(|m| m.subject() == id);
        let text = scene.view.legal.iter().find(fits)?;
        let name = |word: &str| words.say(word, &[("card", name_of(id, words).into())]);
        let label = match Move::read(text)? {
            Move::Take(_) => words.say("duel-do-take", &[("wonder", inside(id, words).into())]),
            Move::Token(_) => words.say("duel-do-token", &[("token", name_of(id, words).into())]),
            Move::Destroy(_) => name("duel-do-destroy"),
            Move::Revive(_) => name("duel-do-revive"),
            Move::Begin(seat) => {
                let name = self.names[seat].clone();
                words.say("duel-do-begin-name", &[("name", name.into())])
            }
            Move::Build(_) | Move::Sell(_) | Move::Wonder { .. } => return None,
        };
        let way = self.way(text.clone(), &label);
        Some(Choice { id: id.to_owned(), title: self.title(id), ways: vec![way] })
    }

    fn title(&self, id: &str) -> String {
        let Self { words, .. } = *self;
        let mut said = name_of(id, words);
        if facts::card(id).is_some() {
            said = format!("{said}, {}", words.say(&format!("colour-{}", facts::colour(id)), &[]));
        } else if let Ok(seat) = id.parse::<usize>() {
            return self.names.get(seat).cloned().unwrap_or(said);
        }
        said.push('.');
        if let Some(wonder) = facts::wonder(id) {
            let cost = cost_text(&wonder.cost, words);
            said = format!("{said} {}", words.say("duel-costs", &[("cost", cost.into())]));
        }
        format!("{said} {}", effects_text(id, words))
    }

    /// One move: its price or why not, and what it brings.
    fn way(&self, text: String, title: &str) -> Way {
        let Self { picture, scene, seat, words, .. } = *self;
        let Some(m) = Move::read(&text) else {
            return Way::open(text.clone(), text, Vec::new());
        };
        let out = after(picture, seat, m);
        let legal = scene.view.legal.contains(&text);
        if !legal {
            let why = self.refusal(m, out.bill.as_ref());
            let label = format!("{title} · {why}");
            return Way::closed(text, label);
        }
        let mut label = title.to_owned();
        let mut lines = Vec::new();
        if let Some(bill) = &out.bill {
            let price = match (bill.total, bill.chain) {
                (0, None) => Some(words.say("duel-price-free", &[])),
                (0, Some(_)) => None,
                (n, _) => Some(words.say("kit-coins", &[("n", n.into())])),
            };
            let why = bill_lines(bill, self.rival(), words).join(" ");
            for part in price.into_iter().chain(Some(why).filter(|why| !why.is_empty())) {
                label = format!("{label} · {part}");
            }
        }
        if matches!(m, Move::Sell(_)) {
            let coins = words.say("duel-note-gains", &[("n", out.gains.into())]);
            label = format!("{label} · {coins}");
        }
        let sold = |line: &String| {
            // What a sale brings is in its label.
            !matches!(m, Move::Sell(_))
                || *line != words.say("duel-note-gains", &[("n", out.gains.into())])
        };
        lines.extend(notes(&out, picture.pawn, seat, self.rival(), words).into_iter().filter(sold));
        if matches!(m, Move::Build(_) | Move::Sell(_) | Move::Wonder { .. }) {
            lines.push(freed_note(picture, &out, words));
        }
        Way::open(text, label, lines)
    }

    /// Why a move is not legal, in words. The list of legal moves decides; this only explains it.
    fn refusal(&self, m: Move<'_>, bill: Option<&Bill>) -> String {
        let Self { picture, seat, words, .. } = *self;
        let coins = picture.cities[seat].coins;
        if let Some(why) = bill.and_then(|bill| why_not_paid(bill, coins, words)) {
            return why;
        }
        let covered = picture.slot_of(m.subject()).filter(|slot| !slot.accessible);
        covered.map_or_else(
            || words.say("duel-why-first", &[]),
            |slot| covered_text(picture, slot.slot, words),
        )
    }

    fn rival(&self) -> &str {
        &self.names[1 - self.seat]
    }
}
