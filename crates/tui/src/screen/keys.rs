//! Keyboard and mouse handling.

use super::app::{App, Panel, ReviewState};
use super::click_map::ClickTarget;
use super::press::Press;
use crate::session::UserCommand;

/// Maximum length of a typed line.
const LONGEST: usize = 500;
/// Lines per page key.
const JUMP: usize = 8;

impl App {
    /// Handles an input. Returns the command to send to the session, if any.
    pub fn press(&mut self, press: Press) -> Option<UserCommand> {
        if press == Press::Interrupt {
            self.is_leaving = true;
            return None;
        }
        let had_notice = self.notice.take().is_some();
        if let Some(seat) = self.cover().filter(|_| self.panel.is_none()) {
            return self.press_at_cover(press, seat);
        }
        match self.panel {
            Some(Panel::Chat | Panel::Look) => self.press_typing(press),
            Some(Panel::Quit) => {
                self.press_quit(press);
                None
            }
            _ => self.press_free(press, had_notice),
        }
    }

    fn press_at_cover(&mut self, press: Press, seat: u8) -> Option<UserCommand> {
        match press {
            Press::Enter | Press::Letter(' ') => {
                self.looking = Some(seat);
                (self.picked, self.way) = (0, None);
                None
            }
            Press::Letter('u') => Some(UserCommand::Undo),
            Press::Letter('q') | Press::Escape => {
                self.open(Panel::Quit);
                None
            }
            _ => None,
        }
    }

    fn press_quit(&mut self, press: Press) {
        match press {
            Press::Enter | Press::Letter('y' | 'Y' | 'q' | 'j' | 'k') => self.is_leaving = true,
            _ => self.close(),
        }
    }

    /// Handles keys while the player types a chat message or a search term.
    fn press_typing(&mut self, press: Press) -> Option<UserCommand> {
        match press {
            Press::Escape => self.close(),
            Press::Letter(letter) if self.typed.chars().count() < LONGEST => {
                self.typed.push(letter);
                self.look_up();
            }
            Press::Backspace => {
                self.typed.pop();
                self.look_up();
            }
            Press::Enter if self.panel == Some(Panel::Chat) => {
                let said = std::mem::take(&mut self.typed);
                return (!said.trim().is_empty()).then(|| UserCommand::Say(said.trim().to_owned()));
            }
            Press::Enter => self.lookup.open(),
            Press::Up | Press::Down if self.panel == Some(Panel::Look) => {
                self.lookup.step(press == Press::Down);
                self.scroll = 0;
            }
            Press::PageDown | Press::Wheel(true) | Press::Down => self.scroll += JUMP,
            Press::PageUp | Press::Wheel(false) | Press::Up => {
                self.scroll = self.scroll.saturating_sub(JUMP);
            }
            _ => {}
        }
        None
    }

    fn press_free(&mut self, press: Press, had_notice: bool) -> Option<UserCommand> {
        match press {
            Press::Letter('?') => self.toggle(Panel::Help),
            Press::Letter('/') => {
                self.open(Panel::Look);
                self.look_up();
            }
            Press::Letter('l') => self.toggle(Panel::Log),
            Press::Letter('s') if self.scene().is_some() => self.toggle(Panel::Score),
            Press::Letter('c') if self.is_remote() => self.open(Panel::Chat),
            Press::Letter('q') => self.open(Panel::Quit),
            Press::Letter('z') => self.zoom = !self.zoom,
            Press::Letter('e') if self.is_over() => self.toggle(Panel::End),
            Press::Letter('i') => self.explain_picked(),
            Press::Letter('h') => return self.press_hint(),
            Press::Letter('u') => return self.press_undo(),
            Press::Letter('r') if self.is_over() => return self.press_review(),
            Press::Letter('a') if self.is_over() && self.is_remote() => {
                return Some(UserCommand::Again);
            }
            Press::Letter('a') if self.repeat().is_some() => {
                (self.wants_again, self.is_leaving) = (true, true);
            }
            Press::Letter('d') if self.link().is_some() => {
                self.wants_link = true;
                self.notice = Some(self.say("terminal-link-later"));
            }
            Press::Letter('y' | 'n') if self.is_asked() => {
                return Some(UserCommand::Answer { yes: press == Press::Letter('y') });
            }
            Press::Letter('b') if self.is_waiting() => return Some(UserCommand::Bots),
            Press::Letter('t') if self.is_waiting() => return Some(UserCommand::Sit),
            Press::Enter if self.is_waiting() => return Some(UserCommand::Start),
            Press::Escape if self.panel.is_some() => self.close(),
            Press::Escape | Press::Left if self.way.is_some() => self.way = None,
            Press::Escape if had_notice => {}
            Press::Tab | Press::Right
                if self.panel.is_none() && self.way.is_none() && !self.opens(press) =>
            {
                self.page = (self.page + 1) % self.pages.max(1);
            }
            Press::BackTab | Press::Left if self.panel.is_none() => {
                self.page = (self.page + self.pages.max(1) - 1) % self.pages.max(1);
            }
            _ if self.panel.is_some() => self.press_scroll(press),
            _ => return self.press_choice(press),
        }
        None
    }

    /// Whether the key opens a choice: the right arrow, if there is something to decide.
    fn opens(&self, press: Press) -> bool {
        press == Press::Right && self.due().is_some()
    }

    fn toggle(&mut self, panel: Panel) {
        if self.panel == Some(panel) { self.close() } else { self.open(panel) }
    }

    fn is_asked(&self) -> bool {
        self.moment.as_ref().is_some_and(|moment| moment.asked().is_some())
    }

    fn press_hint(&mut self) -> Option<UserCommand> {
        if self.panel == Some(Panel::Hint) {
            self.close();
            return None;
        }
        if self.due().is_none() {
            self.notice = Some(self.say("hint-not-now"));
            return None;
        }
        self.open(Panel::Hint);
        let scene = self.scene()?;
        if scene.hint.is_some() || self.hint_asked == Some(scene.steps) {
            return None;
        }
        self.hint_asked = Some(scene.steps);
        Some(UserCommand::Hint)
    }

    fn press_undo(&mut self) -> Option<UserCommand> {
        let scene = self.scene()?;
        Some(match scene.seat.filter(|_| scene.chosen.is_some()) {
            Some(seat) => UserCommand::Withdraw { seat },
            None => UserCommand::Undo,
        })
    }

    fn press_review(&mut self) -> Option<UserCommand> {
        self.open(Panel::Review);
        if self.review.is_some() {
            return None;
        }
        self.review = Some(ReviewState::Asked { done: 0, of: 0 });
        Some(UserCommand::Review)
    }

    fn press_scroll(&mut self, press: Press) {
        match press {
            Press::Down | Press::Letter('j') => self.scroll += 1,
            Press::Up | Press::Letter('k') => self.scroll = self.scroll.saturating_sub(1),
            Press::PageDown | Press::Letter(' ') | Press::Wheel(true) => self.scroll += JUMP,
            Press::PageUp | Press::Wheel(false) => self.scroll = self.scroll.saturating_sub(JUMP),
            Press::Home => self.scroll = 0,
            Press::End => self.scroll = usize::MAX / 2,
            Press::Enter => self.close(),
            _ => {}
        }
    }

    fn press_choice(&mut self, press: Press) -> Option<UserCommand> {
        let ways = self.choices.get(self.picked).map_or(0, |choice| choice.ways.len());
        let (at, count) = match self.way {
            Some(way) => (way, ways),
            None => (self.picked, self.choices.len()),
        };
        if count == 0 {
            return None;
        }
        let next = match press {
            Press::Down | Press::Letter('j') | Press::Wheel(true) => (at + 1) % count,
            Press::Up | Press::Letter('k') | Press::Wheel(false) => (at + count - 1) % count,
            Press::Home => 0,
            Press::End => count - 1,
            Press::PageDown => (at + JUMP).min(count - 1),
            Press::PageUp => at.saturating_sub(JUMP),
            Press::Letter(digit @ '1'..='9') => {
                let at = digit as usize - '1' as usize;
                if at >= count {
                    return None;
                }
                at
            }
            Press::Enter | Press::Right | Press::Letter(' ') => return self.press_enter(),
            Press::Click(column, row) => return self.press_click(column, row),
            _ => return None,
        };
        match &mut self.way {
            Some(way) => *way = next,
            None => self.picked = next,
        }
        None
    }

    fn press_click(&mut self, column: u16, row: u16) -> Option<UserCommand> {
        match self.click_map.at(column, row)? {
            ClickTarget::Page(page) => self.page = page,
            ClickTarget::Choice(at) if self.picked == at && self.way.is_none() => {
                return self.press_enter();
            }
            ClickTarget::Choice(at) => (self.picked, self.way) = (at, None),
            ClickTarget::Way(at) if self.way == Some(at) => return self.press_enter(),
            ClickTarget::Way(at) => self.way = Some(at),
        }
        None
    }

    /// Opens a choice, or plays the way under the cursor: one press shows it, the next confirms.
    fn press_enter(&mut self) -> Option<UserCommand> {
        let choice = self.choices.get(self.picked)?;
        let Some(way) = self.way else {
            let first = choice.ways.iter().position(|way| way.is_open);
            self.way = Some(first.unwrap_or(0));
            return None;
        };
        let way = choice.ways.get(way)?;
        if !way.is_open {
            self.notice = Some(way.label.clone());
            return None;
        }
        let text = way.text.clone();
        let (seat, steps) = (self.due()?, self.scene()?.steps);
        if self.busy.is_some() {
            return None; // already sent
        }
        self.busy = Some(steps);
        self.way = None;
        Some(UserCommand::Move { seat, text })
    }
}
