/** The browser notification for the user's turn, if enabled. */

import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";

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
