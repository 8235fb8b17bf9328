/** The service worker: the pages work offline, and new versions are offered. */

export const update = $state({
  /** A new version is cached and waits. */
  ready: false,
});

let waiting: ServiceWorker | null = null;

/** How often an open page looks for a new version, in milliseconds. */
const INTERVAL = 3_600_000;

export async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const options = { updateViaCache: "none" } as const;
  // Browsers that block service workers may give none.
  const registered: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
    "sw.js",
    options,
  );
  if (!registered) return;
  const registration = registered;
  const found = (worker: ServiceWorker | null) => {
    // The first version on this device is no update.
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    update.ready = true;
  };
  found(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") found(worker);
    });
  });
  // Without a network there is nothing new.
  setInterval(() => void registration.update().catch(() => {}), INTERVAL);
}

/** Switches to the new version. */
export function accept(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting?.postMessage("update");
}
