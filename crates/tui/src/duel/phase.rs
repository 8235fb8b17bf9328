//! What is decided now, by whom, and among what.

use mirabilia_games::duel::catalogue::Effect;
use mirabilia_words::Words;

use super::facts;
use super::moves::{Move, plays_again, read_step};
use super::picture::Picture;
use crate::scene::Scene;

/// What is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Card,
    Draft,
    Token,
    Library,
    Destroy,
    Revive,
    Begin,
    Luck,
    Over,
}

impl Phase {
    /// By what is due.
    pub(super) fn of(picture: &Picture) -> Self {
        match picture.due.as_str() {
            "a wonder is taken" => Self::Draft,
            "it is said who begins the age" => Self::Begin,
            "a card is played" => Self::Card,
            "a progress token is taken from the board" => Self::Token,
            "a token of the Great Library is taken" => Self::Library,
            "one of the opponent's cards is thrown out" => Self::Destroy,
            "a card of the discard pile is constructed" => Self::Revive,
            "the game is over" => Self::Over,
            _ => Self::Luck,
        }
    }

    /// The word for it in messages.
    fn name(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::Draft => "draft",
            Self::Token => "token",
            Self::Library => "library",
            Self::Destroy => "destroy",
            Self::Revive => "revive",
            Self::Begin => "begin",
            Self::Luck => "luck",
            Self::Over => "over",
        }
    }

    /// One more sentence about a choice, for whoever has not met it before.
    pub(super) fn about(self, words: &Words) -> Option<String> {
        let plain = matches!(self, Self::Card | Self::Luck | Self::Over);
        (!plain).then(|| words.say(&format!("duel-about-{}", self.name()), &[]))
    }
}

/// What there is to choose from, apart from the cards of the structure: ids.
pub(super) fn offered(picture: &Picture, log: &[String]) -> Vec<String> {
    match Phase::of(picture) {
        Phase::Draft => picture.offered_wonders.clone(),
        Phase::Token => picture.board_tokens.clone(),
        Phase::Library => picture.drawn_tokens.clone(),
        Phase::Revive => picture.discard.clone(),
        Phase::Begin => vec!["0".to_owned(), "1".to_owned()],
        Phase::Destroy => {
            let last = log.iter().rev().find_map(|line| match read_step(line) {
                Some((_, Move::Wonder { wonder, .. })) => Some(wonder),
                _ => None,
            });
            let colour = last.map_or(&[][..], facts::effects).iter().find_map(|effect| {
                if let Effect::Destroys { colour } = effect { Some(colour.name()) } else { None }
            });
            let rival = picture.to_move.map(|seat| &picture.cities[1 - seat]);
            let cards = colour.zip(rival).map(|(colour, city)| facts::of_colour(city, colour));
            cards.unwrap_or_default().into_iter().map(str::to_owned).collect()
        }
        Phase::Card | Phase::Luck | Phase::Over => Vec::new(),
    }
}

/// Everything that can be picked now, in the order of the board: open cards, or what is offered.
pub(super) fn choosable(picture: &Picture, scene: &Scene) -> Vec<String> {
    if picture.viewer.is_none() || !active(scene) {
        return Vec::new();
    }
    if Phase::of(picture) != Phase::Card {
        return offered(picture, &scene.log);
    }
    let open = picture.structure.iter().filter(|slot| slot.accessible);
    open.map(|slot| slot.lies.clone()).collect()
}

/// Does the viewer decide now?
pub(super) fn active(scene: &Scene) -> bool {
    !scene.view.legal.is_empty() && scene.view.chosen.is_none()
}

/// The heading: what is decided and by whom; at the end, who won.
pub(super) fn heading(picture: &Picture, scene: &Scene, names: &[String], words: &Words) -> String {
    let phase = Phase::of(picture);
    if phase == Phase::Over {
        return end_text(picture, scene, names, words);
    }
    let Some(seat) = picture.to_move.filter(|_| phase != Phase::Luck) else {
        return words.say("duel-head-luck", &[]);
    };
    let name = || [("name", names[seat].clone().into())];
    let mine = active(scene);
    let head = if mine {
        words.say(&format!("duel-head-{}-you", phase.name()), &[])
    } else {
        words.say(&format!("duel-head-{}", phase.name()), &name())
    };
    let further = phase == Phase::Card && plays_again(&scene.log, picture.to_move);
    if !(further || picture.plays_again) {
        return head;
    }
    let again = match mine {
        true => words.say("duel-again-you", &[]),
        false => words.say("duel-again", &name()),
    };
    format!("{head} · {again}")
}

/// How the game ended, in a sentence.
fn end_text(picture: &Picture, scene: &Scene, names: &[String], words: &Words) -> String {
    let scholar =
        picture.cities.iter().position(|city| city.symbols.len() >= facts::symbols_to_win());
    let said = |how: &str, seat: usize| {
        words.say(&format!("duel-end-{how}"), &[("name", names[seat].clone().into())])
    };
    if picture.pawn.abs() >= facts::CAPITAL {
        return said("military", usize::from(picture.pawn < 0));
    }
    if let Some(seat) = scholar {
        return said("science", seat);
    }
    match scene.ending.as_ref().map_or(&[][..], |ending| &ending.winners[..]) {
        [] => words.say("duel-head-over", &[]),
        [seat] => said("points", usize::from(*seat)),
        _ => words.say("duel-end-shared", &[]),
    }
}
