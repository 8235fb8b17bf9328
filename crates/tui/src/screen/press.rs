//! Keyboard and mouse input in the terms of the screen.

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};

/// A key, click or scroll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press {
    /// A character key.
    Letter(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Home.
    Home,
    /// End.
    End,
    /// Tab: the next page of the board.
    Tab,
    /// Shift-Tab: the previous page of the board.
    BackTab,
    /// Backspace.
    Backspace,
    /// Ctrl-C.
    Interrupt,
    /// Ctrl-Z.
    Suspend,
    /// A left click at a column and row.
    Click(u16, u16),
    /// The mouse wheel; true for down.
    Wheel(bool),
}

impl Press {
    /// Translates a terminal event; `None` if it means nothing here.
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
            return match key.code {
                KeyCode::Char('c' | 'C') => Some(Self::Interrupt),
                KeyCode::Char('z' | 'Z') => Some(Self::Suspend),
                _ => None,
            };
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
