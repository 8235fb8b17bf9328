/** Permission for browser notifications. The browser asks the user once. */

export function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

export async function askToNotify(): Promise<NotificationPermission> {
  if (typeof Notification === "undefined") return "denied";
  return Notification.permission === "default"
    ? Notification.requestPermission()
    : Notification.permission;
}
