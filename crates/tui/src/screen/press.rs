//! What is pressed, as the screen understands it.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};

/// What was pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// A letter.
    Letter(char),
    /// Enter, or to the right where a choice is opened.
    Enter,
    /// Escape.
    Escape,
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// A screen up.
    PageUp,
    /// A screen down.
    PageDown,
    /// To the first.
    Home,
    /// To the last.
    End,
    /// The next page of the board.
    Tab,
    /// The page before.
    BackTab,
    /// Rub out.
    Backspace,
    /// Ctrl-C.
    Interrupt,
    /// The mouse, at a column and row.
    Click(u16, u16),
    /// The wheel: down, or up.
    Wheel(bool),
}

impl Press {
    /// What an event of the terminal means; none for what means nothing here.
    pub fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => Self::of_key(key),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    Some(Self::Click(mouse.column, mouse.row))
                }
                MouseEventKind::ScrollDown => Some(Self::Wheel(true)),
                MouseEventKind::ScrollUp => Some(Self::Wheel(false)),
                _ => None,
            },
            _ => None,
        }
    }

    fn of_key(key: &KeyEvent) -> Option<Self> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return matches!(key.code, KeyCode::Char('c' | 'C')).then_some(Self::Interrupt);
        }
        Some(match key.code {
            KeyCode::Char(letter) if !key.modifiers.contains(KeyModifiers::ALT) => {
                Self::Letter(letter)
            }
            KeyCode::Enter => Self::Enter,
            KeyCode::Esc => Self::Escape,
            KeyCode::Up => Self::Up,
            KeyCode::Down => Self::Down,
            KeyCode::Left => Self::Left,
            KeyCode::Right => Self::Right,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::PageDown => Self::PageDown,
            KeyCode::Home => Self::Home,
            KeyCode::End => Self::End,
            KeyCode::Tab => Self::Tab,
            KeyCode::BackTab => Self::BackTab,
            KeyCode::Backspace => Self::Backspace,
            _ => return None,
        })
    }
}
