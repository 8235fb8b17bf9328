/** Where one is: the part of the address after `#`, which the server never sees. */

export interface Route {
  /** The words between slashes: `["t", "4h8k2m9q0rst"]`. */
  path: string[];
  query: URLSearchParams;
}

function read(): Route {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?", 2);
  return {
    path: path.split("/").filter(Boolean).map(decodeURIComponent),
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

/** The address of a place: `href("t", id)` is `#/t/ID`. */
export function href(...path: string[]): string {
  return "#/" + path.map(encodeURIComponent).join("/");
}

export function go(...path: string[]): void {
  location.hash = href(...path);
}

/** A whole link that can be sent to a friend. */
export function link(...path: string[]): string {
  return location.origin + "/" + href(...path);
}
