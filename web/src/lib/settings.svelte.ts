/** The user's preferences; stored in the browser, never sent. */

export type Lang = "en" | "sv" | "fi";
export const LANGS: readonly Lang[] = ["en", "sv", "fi"];

export interface Settings {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  /** Show names of colours and goods beside their symbols. */
  labels: boolean;
  motion: "auto" | "less" | "full";
  sound: boolean;
  /** Loudness of sounds in percent. */
  volume: number;
  /** Show browser notifications when it is the user's turn in another tab. */
  notify: boolean;
  /** Quick mode: unambiguous choices are made without confirmation. */
  quick: boolean;
  /** Memory aid: show what is known of other hands. */
  memory: boolean;
  /** Text size in percent. */
  text: 100 | 115 | 130 | 150;
  /** Is the panel with the log beside the board? null: if the window is wide enough. */
  panel: boolean | null;
}

const KEY = "mirabilia.settings";

function guessLang(): Lang {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of wanted) {
    const lang = tag.slice(0, 2).toLowerCase();
    if (LANGS.includes(lang as Lang)) return lang as Lang;
  }
  return "en";
}

const usual: Settings = {
  lang: guessLang(),
  theme: "auto",
  labels: false,
  motion: "auto",
  sound: true,
  volume: 60,
  notify: false,
  quick: false,
  memory: false,
  text: 100,
  panel: null,
};

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const all = { ...usual, ...kept };
    return LANGS.includes(all.lang) ? all : { ...all, lang: usual.lang };
  } catch {
    return { ...usual };
  }
}

export const settings: Settings = $state(read());

/** Stores the settings; an effect of the page calls it on every change. */
export function keepSettings(): void {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Without storage the settings last until the page is closed.
  }
}

/** Are animations on? */
export function moves(): boolean {
  if (settings.motion !== "auto") return settings.motion === "full";
  return (
    typeof matchMedia === "undefined" || !matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
