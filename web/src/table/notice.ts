/** Sound and browser notification for the user's turn, if enabled. */

import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";

let audio: AudioContext | undefined;

/** Two soft tones, a fourth apart. */
export function chime(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const start = audio.currentTime + 0.02;
    [523.25, 698.46].forEach((frequency, index) => {
      const at = start + index * 0.18;
      const tone = audio!.createOscillator();
      const gain = audio!.createGain();
      tone.type = "sine";
      tone.frequency.value = frequency;
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(0.12, at + 0.03);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(gain).connect(audio!.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    });
  } catch {
    // Sound is optional.
  }
}

/** Shows a browser notification if the page is hidden. */
export async function notify(title: string, table: string): Promise<void> {
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  const options = { body: t("table-your-turn"), tag: `mirabilia-${table}` };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Mobile browsers only show notifications of service workers.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
