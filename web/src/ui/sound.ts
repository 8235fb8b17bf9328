/** Sounds of the table, synthesised: nothing to load. Quiet until the user first presses something. */

import { settings } from "../lib/settings.svelte";

export type Sound = "card" | "coin" | "shield" | "stage" | "dice" | "turn" | "victory";

/** A note or a puff of noise: when it starts, its pitch in hertz (0: noise), length and loudness. */
interface Tone {
  at: number;
  hz: number;
  lasts: number;
  loud: number;
  wave?: OscillatorType;
  /** Noise: the middle of the band that is heard. Notes: the pitch at the end. */
  to?: number;
}

const SOUNDS: Record<Sound, Tone[]> = {
  // Paper that is put down.
  card: [{ at: 0, hz: 0, lasts: 0.09, loud: 0.5, to: 1800 }],
  coin: [
    { at: 0, hz: 1850, lasts: 0.14, loud: 0.16 },
    { at: 0.06, hz: 2470, lasts: 0.22, loud: 0.14 },
  ],
  // A blow on a shield.
  shield: [
    { at: 0, hz: 0, lasts: 0.12, loud: 0.5, to: 500 },
    { at: 0, hz: 196, lasts: 0.28, loud: 0.3, wave: "triangle", to: 150 },
    { at: 0.01, hz: 587, lasts: 0.2, loud: 0.08 },
  ],
  // A rising chord, like something that is set up.
  stage: [
    { at: 0, hz: 262, lasts: 0.5, loud: 0.16, wave: "triangle" },
    { at: 0.12, hz: 330, lasts: 0.5, loud: 0.16, wave: "triangle" },
    { at: 0.24, hz: 392, lasts: 0.7, loud: 0.18, wave: "triangle" },
  ],
  // Several knocks on wood.
  dice: [0, 0.07, 0.15, 0.21, 0.3, 0.42].map((at, n) => ({
    at,
    hz: 0,
    lasts: 0.05,
    loud: 0.6 - n * 0.07,
    to: 900 + (n % 3) * 350,
  })),
  turn: [
    { at: 0, hz: 523.25, lasts: 0.5, loud: 0.14 },
    { at: 0.18, hz: 698.46, lasts: 0.6, loud: 0.14 },
  ],
  victory: [523.25, 659.25, 783.99, 1046.5].map((hz, n) => ({
    at: n * 0.16,
    hz,
    lasts: n === 3 ? 1.2 : 0.5,
    loud: 0.16,
    wave: "triangle" as const,
  })),
};

/** Sounds never pile up: this many at once, and none again within this time. */
const VOICES = 3;
const GAP = 0.09;

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let master: GainNode | undefined;
/** When each sound that is still heard began and ends. */
let heard: { sound: Sound; from: number; to: number }[] = [];
let pressed = false;

if (typeof addEventListener === "function") {
  const first = () => {
    pressed = true;
    removeEventListener("pointerdown", first);
    removeEventListener("keydown", first);
  };
  addEventListener("pointerdown", first);
  addEventListener("keydown", first);
}

function ready(): AudioContext | null {
  if (!settings.sound || settings.volume <= 0 || !pressed || typeof AudioContext === "undefined")
    return null;
  if (!audio) {
    audio = new AudioContext();
    master = audio.createGain();
    master.connect(audio.destination);
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  void audio.resume();
  master!.gain.value = (settings.volume / 100) ** 2;
  return audio;
}

/** Plays a sound, unless sounds are off or too many are being heard. */
export function play(sound: Sound, after = 0): void {
  try {
    const audio = ready();
    if (!audio) return;
    const start = audio.currentTime + 0.02 + after;
    heard = heard.filter((one) => one.to > audio.currentTime);
    if (heard.length >= VOICES) return;
    if (heard.some((one) => one.sound === sound && Math.abs(one.from - start) < GAP)) return;
    const ends = Math.max(...SOUNDS[sound].map((tone) => tone.at + tone.lasts));
    heard.push({ sound, from: start, to: start + ends });
    // No two are exactly alike.
    const vary = 0.94 + Math.random() * 0.12;
    for (const tone of SOUNDS[sound]) voice(audio, tone, start + tone.at, vary);
  } catch {
    // Sound is optional.
  }
}

function voice(audio: AudioContext, tone: Tone, at: number, vary: number): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(tone.loud, at + Math.min(0.02, tone.lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + tone.lasts);
  gain.connect(master!);
  if (tone.hz === 0) {
    const puff = audio.createBufferSource();
    const band = audio.createBiquadFilter();
    puff.buffer = noise!;
    band.type = "bandpass";
    band.frequency.value = (tone.to ?? 1000) * vary;
    puff.connect(band).connect(gain);
    puff.start(at, Math.random() * 0.3, tone.lasts);
  } else {
    const note = audio.createOscillator();
    note.type = tone.wave ?? "sine";
    note.frequency.setValueAtTime(tone.hz * vary, at);
    if (tone.to) note.frequency.linearRampToValueAtTime(tone.to * vary, at + tone.lasts);
    note.connect(gain);
    note.start(at);
    note.stop(at + tone.lasts);
  }
}

/** The first two of several sounds, one after the other. */
export function playAll(sounds: readonly Sound[]): void {
  sounds.slice(0, 2).forEach((sound, n) => play(sound, n * 0.16));
}
