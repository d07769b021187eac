import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";

const built = fileURLToPath(new URL("../../apps/api/dist/", import.meta.url));

test("the built server has React's production build only", () => {
  const code = readdirSync(built)
    .filter((file) => /^main.*\.js$/u.test(file))
    .map((file) => readFileSync(path.join(built, file), "utf8"));
  const builds = code.flatMap((text) => [
    ...text.matchAll(/^\/\/ \S+\/react(?:-dom)?\/cjs\/\S+\.(\w+)\.js$/gmu),
  ]);
  expect(builds.length).toBeGreaterThan(2);
  expect(new Set(builds.map(([, build]) => build))).toEqual(new Set(["production"]));
});
