import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
const documents = files.filter((file) =>
  /^(?:README|CONTRIBUTING)\.md$|^docs\/.*\.md$|^packages\/content\/PROVENANCE\.md$/.test(file),
);

/** Named by the documents, but not in the repository: what commands make, an address and a data source. */
const ELSEWHERE = new Set([
  "dist/.vite/manifest.json",
  "sbom.cdx.json",
  "/v1/openapi.json",
  "admin1.json",
]);

/** Whether a file ends with this path. Layers are named without their folder: `api/platform` is `apps/api/src/platform`. */
const exists = (name: string) => {
  const parts = name.split("/");
  return files.some((file) => {
    const of = file.split("/").filter((part) => part !== "src");
    return parts.every((part, at) => of[of.length - parts.length + at] === part);
  });
};

it("names only files that exist in the documents", () => {
  const named = documents.flatMap((document) =>
    Array.from(
      readFileSync(path.join(root, document), "utf8").matchAll(
        /`([\w./-]+\.(?:tsx?|mjs|css|md|json|sql))`/g,
      ),
      ([, name = ""]) => ({ document, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(
    ({ name }) => !ELSEWHERE.has(name) && !exists(name.replaceAll("src/", "").replace(/^\.\//, "")),
  );
  expect(missing).toEqual([]);
});

it("names only identifiers that the code has in the documents", () => {
  const words = new Set(
    execFileSync("git", ["grep", "-hoE", "\\w+", "--", "*.ts", "*.tsx", "*.mjs", "*.json"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    }).split("\n"),
  );
  const named = documents.flatMap((document) =>
    Array.from(
      readFileSync(path.join(root, document), "utf8").matchAll(/`([A-Za-z]*[a-z][A-Z]\w*)`/g),
      ([, name = ""]) => ({ document, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !words.has(name))).toEqual([]);
});
