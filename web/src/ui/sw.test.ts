import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";

/** The server as it is at the moment: path to text; what is missing is offline. */
let server: Map<string, string>;
let asked: string[];
let kept: Map<string, Map<string, string>>;
let on: Record<string, (event: object) => void>;

const ORIGIN = "https://mirabilia.test";
const pathOf = (what: string | { url: string }) =>
  new URL(typeof what === "string" ? what : what.url, ORIGIN).pathname;

async function fetched(what: string | { url: string }) {
  const path = pathOf(what);
  asked.push(path);
  const text = server.get(path);
  if (text === undefined) throw new TypeError("offline");
  return new Response(text);
}

function open(name: string) {
  if (!kept.has(name)) kept.set(name, new Map());
  const cache = kept.get(name)!;
  return Promise.resolve({
    match: (what: string | { url: string }) => {
      const text = cache.get(pathOf(what));
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
    put: async (what: string | { url: string }, answer: Response) =>
      void cache.set(pathOf(what), await answer.text()),
    addAll: async (paths: string[]) => {
      for (const path of paths) cache.set(path, await (await fetched(path)).text());
    },
    keys: () => Promise.resolve([...cache.keys()].map((path) => ({ url: ORIGIN + path }))),
    delete: (path: string) => Promise.resolve(cache.delete(path)),
  });
}

/** Sends an event to the worker and waits for all it does. */
async function send(kind: string, more: object = {}): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  on[kind]!({ ...more, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

/** What a page gets when it asks: text, `offline`, or null when the worker keeps out of it. */
async function ask(path: string, method = "GET"): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  on.fetch!({
    request: { url: new URL(path, ORIGIN).href, method },
    respondWith: (promise: Promise<Response>) => (answer = promise),
  });
  if (!answer) return null;
  return (answer as Promise<Response>).then(
    (response) => response.text(),
    () => "offline",
  );
}

const page = (script: string) => `<script src="/assets/${script}.js"></script>`;

beforeEach(async () => {
  // All that lies beside the worker is served.
  server = new Map(readdirSync("public").map((file) => ["/" + file, file]));
  server.set("/", page("one"));
  server.set("/assets/one.js", "one");
  server.set("/assets/room.js", "room");
  asked = [];
  kept = new Map([["mirabilia-0", new Map([["/", "old"]])]]);
  on = {};
  const self = {
    addEventListener: (kind: string, run: (event: object) => void) => (on[kind] = run),
    skipWaiting: () => {},
    location: { origin: ORIGIN },
    clients: { claim: () => {} },
  };
  const caches = {
    open,
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  const code = readFileSync("public/sw.js", "utf8");
  // The file is a plain script of the worker's world, which is made here.
  new Function("self", "caches", "fetch", code)(self, caches, fetched);
  await send("install");
  await send("activate");
});

describe("the service worker", () => {
  it("drops what older versions kept", () => {
    expect([...kept.keys()]).toHaveLength(1);
    expect(kept.has("mirabilia-0")).toBe(false);
  });

  it("opens the page without a network, with all that was fetched before", async () => {
    expect(await ask("/assets/room.js")).toBe("room");
    server.clear();
    expect(await ask("/")).toBe(page("one"));
    expect(await ask("/index.html")).toBe(page("one"));
    expect(await ask("/assets/one.js")).toBe("one");
    expect(await ask("/assets/room.js")).toBe("room");
    expect(await ask("/assets/never.js")).toBe("offline");
  });

  it("asks the server for the page, and does not ask twice for a file with a hash", async () => {
    asked = [];
    await ask("/");
    await ask("/assets/one.js");
    expect(asked).toEqual(["/"]);
  });

  it("takes a new page at once and lets the old files go", async () => {
    server.set("/", page("two"));
    server.set("/assets/two.js", "two");
    expect(await ask("/")).toBe(page("two"));
    expect(await ask("/assets/two.js")).toBe("two");
    const files = [...[...kept.values()][0]!.keys()].filter((path) => path.startsWith("/assets"));
    expect(files).toEqual(["/assets/two.js"]);
  });

  it.each([
    ["/api/tables", "GET"],
    ["/api", "GET"],
    ["/", "POST"],
    ["https://elsewhere.test/assets/one.js", "GET"],
  ])("keeps out of %s by %s", async (path, method) => {
    expect(await ask(path, method)).toBeNull();
  });
});
