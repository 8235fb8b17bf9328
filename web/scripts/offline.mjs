// Lists all built files in the service worker, with a version made from their contents.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The code of the service worker with the files of a folder. */
export function withFiles(code, folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.br$|^sw\.js$|^index\.html$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
  const hash = createHash("sha256").update(code);
  for (const file of ["index.html", ...files]) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  const version = hash.digest("hex").slice(0, 12);
  return code
    .replace('VERSION = "development"', `VERSION = "${version}"`)
    .replace("FILES = []", `FILES = ${JSON.stringify(files)}`);
}

export function listFiles(folder) {
  const worker = join(folder, "sw.js");
  writeFileSync(worker, withFiles(readFileSync(worker, "utf8"), folder));
}
