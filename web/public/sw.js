/**
 * Offline support: all files of one version of the pages are cached together, and served from there.
 * A new version is cached beside the old one and waits until the user accepts it or has closed all
 * pages. Requests to the server's interface are never cached.
 */

// The build replaces these: the version, and all files of the pages, relative to this one.
const VERSION = "development";
const FILES = [];

const CACHE = `mirabilia-${VERSION}`;
const folder = new URL("./", self.location.href);
const shell = folder.href;
const urls = new Set([shell, ...FILES.map((file) => new URL(file, folder).href)]);

self.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const url of urls) {
    // The names of most files contain a hash: the same name is the same file.
    const same = url.includes("/assets/") && (await caches.match(url));
    if (same) await cache.put(url, same);
    else
      missing.push(new Request(url, { cache: url.includes("/assets/") ? "default" : "no-cache" }));
  }
  await cache.addAll(missing);
}

self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith("mirabilia-") && name !== CACHE,
  );
  // Pages of the version before may still be open, and need its files.
  for (const name of others.slice(0, -1)) await caches.delete(name);
  await self.clients.claim();
}

// The user accepted the new version.
self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.search = url.hash = "";
  const file = url.href === `${shell}index.html` ? shell : url.href;
  if (request.method !== "GET") return;
  if (urls.has(file) || file.startsWith(`${shell}assets/`))
    event.respondWith(cached(file, request));
});

/** From the cache of this version or, for files with a hash in their name, of the one before. */
async function cached(file, request) {
  const own = await (await caches.open(CACHE)).match(file);
  return own ?? (urls.has(file) ? undefined : await caches.match(file)) ?? fetch(request);
}
