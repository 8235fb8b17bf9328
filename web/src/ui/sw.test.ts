import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { withFiles } from "../../scripts/offline.mjs";

const FOLDER = "https://mirabilia.test/games/";

/** The content of the web host by path in the folder; a missing file is offline. */
let host: Record<string, string>;
let asked: string[];
let caches: Map<string, Map<string, string>>;

interface Worker {
  on: Record<string, (event: object) => void>;
  skipped: boolean;
}

async function fetched(request: string | { url: string }): Promise<Response> {
  const { url } = typeof request === "string" ? { url: request } : request;
  asked.push(url.replace(FOLDER, ""));
  const text = host[url.replace(FOLDER, "") || "index.html"];
  if (text === undefined) throw new TypeError("offline");
  return Promise.resolve(new Response(text));
}

const cacheOf = (name: string) => {
  if (!caches.has(name)) caches.set(name, new Map());
  const files = caches.get(name)!;
  return {
    match: (url: string) => {
      const text = files.get(url);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
    put: async (url: string, answer: Response) => void files.set(url, await answer.text()),
    addAll: async (requests: { url: string }[]) => {
      const answers = await Promise.all(requests.map(fetched));
      for (const [at, answer] of answers.entries())
        files.set(requests[at]!.url, await answer.text());
    },
  };
};

const storage = {
  open: (name: string) => Promise.resolve(cacheOf(name)),
  keys: () => Promise.resolve([...caches.keys()]),
  delete: (name: string) => Promise.resolve(caches.delete(name)),
  match: async (url: string) => {
    for (const name of caches.keys()) {
      const found = await cacheOf(name).match(url);
      if (found) return found;
    }
    return undefined;
  },
};

/** Runs the worker that the build makes for the current files of the host. */
function start(): Worker {
  const folder = mkdtempSync(join(tmpdir(), "mirabilia-"));
  for (const [path, text] of Object.entries(host)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const code = withFiles(readFileSync("public/sw.js", "utf8"), folder);
  rmSync(folder, { recursive: true });
  const worker: Worker = { on: {}, skipped: false };
  const self = {
    addEventListener: (kind: string, run: (event: object) => void) => (worker.on[kind] = run),
    skipWaiting: () => (worker.skipped = true),
    location: { href: `${FOLDER}sw.js` },
    clients: { claim: () => Promise.resolve() },
  };
  class Request {
    constructor(readonly url: string) {}
  }
  new Function("self", "caches", "fetch", "Request", code)(self, storage, fetched, Request);
  return worker;
}

/** Dispatches an event to the worker and waits until it is handled. */
async function send(worker: Worker, kind: string): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  worker.on[kind]!({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

/** The response to a page's request: text, `offline`, or null if the worker does not handle it. */
async function ask(worker: Worker, path: string, method = "GET"): Promise<string | null> {
  let answer: Promise<Response> | null = null;
  worker.on["fetch"]!({
    request: { url: new URL(path, FOLDER).href, method },
    respondWith: (promise: Promise<Response>) => (answer = promise),
  });
  if (!answer) return null;
  return (answer as Promise<Response>).then(
    (response) => response.text(),
    () => "offline",
  );
}

let worker: Worker;

beforeEach(async () => {
  host = {
    "index.html": "page one",
    "icon.svg": "icon one",
    "assets/page-1.js": "script one",
    "assets/duel.wasm": "module",
    "assets/duel.wasm.br": "compressed",
  };
  asked = [];
  caches = new Map([["mirabilia-1", new Map([[FOLDER, "old"]])]]);
  worker = start();
  await send(worker, "install");
  await send(worker, "activate");
});

describe("the service worker", () => {
  it("serves all files offline after one visit", async () => {
    host = {};
    expect(await ask(worker, "")).toBe("page one");
    expect(await ask(worker, "index.html?from=home")).toBe("page one");
    expect(await ask(worker, "icon.svg")).toBe("icon one");
    expect(await ask(worker, "assets/page-1.js")).toBe("script one");
    expect(await ask(worker, "assets/duel.wasm")).toBe("module");
  });

  it("caches a new version beside the old one, and fetches only what changed", async () => {
    asked = [];
    delete host["assets/page-1.js"];
    Object.assign(host, { "index.html": "page two", "assets/page-2.js": "script two" });
    const next = start();
    await send(next, "install");
    expect(asked.sort()).toEqual(["", "assets/page-2.js", "icon.svg"]);
    // The old version is served until the user accepts the new one.
    expect(next.skipped).toBe(false);
    expect(await ask(worker, "")).toBe("page one");
    expect(await ask(worker, "assets/page-1.js")).toBe("script one");
    next.on["message"]!({ data: "update" });
    expect(next.skipped).toBe(true);
    await send(next, "activate");
    expect(await ask(next, "")).toBe("page two");
    // An open page of the old version still gets its files. Older caches are gone.
    expect(await ask(next, "assets/page-1.js")).toBe("script one");
    expect(caches.has("mirabilia-1")).toBe(false);
    expect(caches.size).toBe(2);
  });

  it("has a new version if any file changes", async () => {
    host["icon.svg"] = "icon two";
    const next = start();
    await send(next, "install");
    expect(caches.size).toBe(3);
  });

  it("is not installed if a file is missing", async () => {
    host["assets/late.js"] = "late";
    const next = start();
    delete host["assets/late.js"];
    await expect(send(next, "install")).rejects.toThrow("offline");
  });

  it.each([
    ["api/tables", "GET"],
    ["api", "GET"],
    ["", "POST"],
    ["../", "GET"],
    ["https://elsewhere.test/assets/page-1.js", "GET"],
  ])("keeps out of %s by %s", async (path, method) => {
    expect(await ask(worker, path, method)).toBeNull();
  });
});
