/**
 * The page without a network: what was fetched once can be opened again. Games live on the server, so
 * `/api` is never touched, and a page that is online is always the newest.
 */

// Raised when what is kept must go.
const VERSION = "mirabilia-1";
const SHELL = "/";
/** Files that are asked for by fixed names; the rest of the shell carries its hash in its name. */
const FIXED = ["/look.js", "/icon.svg", "/icon-192.png", "/icon-512.png", "/manifest.webmanifest"];

/** The files a page names: its script and its style. */
const named = (page) => [...page.matchAll(/\/assets\/[^"' )]+/g)].map((match) => match[0]);

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(install());
});

/** The page that brought this worker was there before it: what it is made of is fetched again, once. */
async function install() {
  const cache = await caches.open(VERSION);
  await cache.addAll([SHELL, ...FIXED]);
  const page = await (await cache.match(SHELL)).text();
  await cache.addAll(named(page));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname === "/api" || url.pathname.startsWith("/api/")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (url.pathname === SHELL || url.pathname === "/index.html")
    event.respondWith(newest(SHELL));
  else if (FIXED.includes(url.pathname)) event.respondWith(newest(url.pathname));
});

/** A file with its hash in its name never changes. */
async function kept(request) {
  const cache = await caches.open(VERSION);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** From the server if it answers, else as it was the last time. */
async function newest(path) {
  const cache = await caches.open(VERSION);
  try {
    const answer = await fetch(path, { cache: "no-cache" });
    if (answer.ok) {
      await cache.put(path, answer.clone());
      if (path === SHELL) await tidy(cache, await answer.clone().text());
    }
    return answer;
  } catch (offline) {
    const found = await cache.match(path);
    if (found) return found;
    throw offline;
  }
}

/** A new page brings new files: if none of those it names is kept yet, the older ones are let go. */
async function tidy(cache, page) {
  const there = (await cache.keys()).map((request) => new URL(request.url).pathname);
  const wanted = named(page);
  if (wanted.length === 0 || wanted.some((path) => there.includes(path))) return;
  const old = there.filter((path) => path.startsWith("/assets/"));
  await Promise.all(old.map((path) => cache.delete(path)));
}
