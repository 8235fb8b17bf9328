/** A plain web host for the pages, without a game server, as cheap as it gets. */

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
};

export class PlainHost {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** Serves the built pages under `/some/folder/`. */
  static async start(dist = process.env.MIRABILIA_SITE ?? "dist"): Promise<PlainHost> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, "http://host");
      const path = pathname.startsWith("/some/folder/") ? pathname.slice(13) : "none";
      const file = normalize(join(dist, path === "" ? "index.html" : path));
      if (request.method !== "GET" || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not found</h1>");
        return;
      }
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/plain" });
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    return new PlainHost(server, `http://127.0.0.1:${port}/some/folder/`);
  }

  /** Ends all connections and answers no more: the network is off. */
  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
