/** The current route: the hash of the address, which the server never sees. */

export interface Route {
  /** The path segments: `["t", "4h8k2m9q0rst"]`. */
  path: string[];
  query: URLSearchParams;
}

/** A segment of a malformed link stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  return {
    path: path.split("/").filter(Boolean).map(decode),
    query: new URLSearchParams(query),
  };
}

export const route: Route = $state(read());

addEventListener("hashchange", () => {
  const now = read();
  route.path = now.path;
  route.query = now.query;
  document.getElementById("main")?.focus({ preventScroll: true });
  scrollTo(0, 0);
});

/** The address of a route: `href("t", id)` is `#/t/ID`. */
export function href(...path: string[]): string {
  return "#/" + path.map(encodeURIComponent).join("/");
}

export function go(...path: string[]): void {
  location.hash = href(...path);
}

/** An absolute link, for sharing. */
export function link(...path: string[]): string {
  return location.href.split("#", 1)[0] + href(...path);
}
