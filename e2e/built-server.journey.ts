import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const run = promisify(execFile);
const entry = fileURLToPath(new URL("../apps/api/dist/main.js", import.meta.url));

/** Prints the modules of React that a program has run; Node also reads others to learn their exports. */
const PRINT_REACT = `
  import { createRequire } from "node:module";
  const { cache } = createRequire(process.cwd() + "/");
  process.on("exit", () => {
    for (const [file, { loaded }] of Object.entries(cache))
      if (loaded && /react(?:-dom)?\\/cjs\\//.test(file)) console.log(file);
  });`;

test("the built server runs React's production build only", async () => {
  const printing = `data:text/javascript,${encodeURIComponent(PRINT_REACT)}`;
  // As a person starts it: the runner has its own.
  const { NODE_ENV: _, ...env } = process.env;
  const { stdout } = await run(process.execPath, ["--import", printing, entry, "help"], { env });
  const files = stdout.split("\n").filter((line) => line.includes("/cjs/"));
  expect(files.filter((file) => file.endsWith(".production.js")).length).toBeGreaterThan(2);
  expect(files.filter((file) => !file.endsWith(".production.js"))).toEqual([]);
});
