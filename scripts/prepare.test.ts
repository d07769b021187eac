import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

/* prepare.mjs in a house of its own, with npm, npx and apt-get that only write down what they are asked. */

let root = "";
let answers: Readonly<Record<string, number>> = {};
const at = (...parts: readonly string[]) => path.join(root, ...parts);
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

/** Writes its words down, makes what the real one would make, and ends as the test says. */
const STUB = `
const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const name = path.basename(process.argv[1]);
const words = [name, ...process.argv.slice(2)];
appendFileSync(process.env.ASKED, words.join(" ") + "\\n");
const code = JSON.parse(process.env.ANSWERS)[words.slice(0, 2).join(" ")] ?? 0;
const make = (file) => (mkdirSync(path.dirname(file), { recursive: true }), writeFileSync(file, ""));
if (code === 0 && name === "npm") mkdirSync("node_modules", { recursive: true });
if (code === 0 && words[1] === "rolldown") make("dist/main.js");
if (code === 0 && words[1] === "vite") make("dist/index.html");
process.exit(code);
`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "holdfast-prepare-"));
  answers = {};
  for (const file of ["prepare.mjs", "supported-node.mjs"])
    cpSync(path.join(import.meta.dirname, file), at("scripts", file));
  put("package-lock.json", "{}");
  put("packages/contract/src/noun.ts", "export const noun = 1;");
  put("apps/api/src/main.ts", "");
  put("apps/api/rolldown.config.ts", "");
  put("apps/web/src/main.tsx", "");
  for (const name of ["npm", "npx", "apt-get"]) {
    put(`stubs/${name}`, `#!${process.execPath}\n${STUB}`);
    chmodSync(at("stubs", name), 0o755);
  }
  return () => rmSync(root, { recursive: true, force: true });
});
afterEach(() => rmSync(at("asked"), { force: true }));

type Outcome = { readonly code: number | null; readonly said: string; readonly asked: string[] };

/** Runs lines of code that have what prepare.mjs exports; answers what the stubs were asked meanwhile. */
function prepare(code: string, environment: Record<string, string> = {}): Promise<Outcome> {
  rmSync(at("asked"), { force: true });
  writeFileSync(
    at("run.mjs"),
    `import { build, handOver, installFullTestTools, installPackages, installPrinter, installTestTools } from "./scripts/prepare.mjs";\n${code}`,
  );
  const child = spawn(process.execPath, ["run.mjs"], {
    cwd: root,
    env: {
      PATH: at("stubs"),
      ASKED: at("asked"),
      ANSWERS: JSON.stringify(answers),
      ...environment,
    },
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => {
    child.once("close", (exit) => {
      const asked = existsSync(at("asked")) ? readFileSync(at("asked"), "utf8") : "";
      resolve({ code: exit, said, asked: asked.split("\n").filter(Boolean) });
    });
  });
}

const DONE = { code: 0, said: "", asked: [] };

describe("packages", () => {
  const INSTALL = "npm install --no-audit --no-fund --loglevel=error";

  test("are installed once, and again when the lock file changes or they are gone", async () => {
    const install = () => prepare("installPackages();");
    expect(await install()).toEqual({ code: 0, said: "Installing packages…\n", asked: [INSTALL] });
    expect(await install()).toEqual(DONE);
    put("package-lock.json", `{ "newer": true }`);
    expect((await install()).asked).toEqual([INSTALL]);
    expect(await install()).toEqual(DONE);
    rmSync(at("node_modules"), { recursive: true });
    expect((await install()).asked).toEqual([INSTALL]);
  });

  test("that could not be installed end the command, and are tried again", async () => {
    answers = { "npm install": 7 };
    expect(await prepare("installPackages(); console.error('went on');")).toMatchObject({
      code: 7,
      said: "Installing packages…\n",
    });
    answers = {};
    expect((await prepare("installPackages();")).asked).toEqual([INSTALL]);
  });

  test("without npm end it with a sentence", async () => {
    const { code, said } = await prepare("installPackages();", { PATH: at("nowhere") });
    expect(code).toBe(1);
    expect(said).toMatch(/\nnpm could not be started: [^\n]+\n$/);
  });
});

describe("the build", () => {
  const BOTH = [
    "npx rolldown -c rolldown.config.ts --logLevel warn",
    "npx vite build --logLevel warn",
  ];
  const build = () => prepare("build();");

  test("is made once, and again when a source changes or it is gone", async () => {
    expect((await build()).asked).toEqual(BOTH);
    expect(await build()).toEqual(DONE);
    put("packages/contract/src/noun.ts", "export const noun = 2;");
    expect((await build()).asked).toEqual(BOTH);
    put("apps/web/src/screen.tsx", "");
    expect((await build()).asked).toEqual(BOTH);
    rmSync(at("apps/api/dist"), { recursive: true });
    expect((await build()).asked).toEqual(BOTH);
    expect(await build()).toEqual(DONE);
  });

  test("that fails ends the command, and is made again", async () => {
    answers = { "npx vite": 3 };
    expect((await build()).code).toBe(3);
    answers = {};
    expect((await build()).asked).toEqual(BOTH);
  });
});

/** A machine with these files and no others. */
const machine = (files: readonly string[], isRootOnDebian = true) =>
  `{ has: (file) => ${JSON.stringify(files)}.includes(file), isRootOnDebian: () => ${isRootOnDebian} }`;
const aptInstall = (...names: readonly string[]) => [
  "apt-get update -qq",
  `apt-get install -y -qq --no-install-recommends ${names.join(" ")}`,
];

describe("the printer", () => {
  const install = (files: readonly string[], isRoot = true, environment = {}) =>
    prepare(`installPrinter(${machine(files, isRoot)});`, environment);

  test("is installed where it is missing", async () => {
    const { code, asked } = await install([]);
    expect({ code, asked }).toEqual({
      code: 0,
      asked: aptInstall("chromium-headless-shell", "fonts-dejavu-core"),
    });
  });

  test("is left alone where there is one, or none may be installed", async () => {
    expect(await install(["/usr/lib/chromium/chromium-headless-shell"])).toEqual(DONE);
    expect(await install(["/usr/lib/chromium/chromium"])).toEqual(DONE);
    expect(await install([], true, { CHROMIUM_PATH: "/opt/chromium" })).toEqual(DONE);
    expect(await install([], false)).toEqual(DONE);
  });

  test("that could not be installed stops nothing", async () => {
    answers = { "apt-get install": 100 };
    const { code, said } = await install([]);
    expect(code).toBe(0);
    expect(said).toContain("Chromium could not be installed: documents cannot be printed until");
  });
});

describe("the tools of the tests", () => {
  const ALL = [
    "/usr/bin/chromium",
    "/usr/lib/chromium/chromium-headless-shell",
    "/usr/bin/pdftotext",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
  ];
  const install = (files: readonly string[], isRoot = true) =>
    prepare(`installTestTools(${machine(files, isRoot)});`);

  test("nothing is done where all are there", async () => {
    expect(await install(ALL)).toEqual(DONE);
  });

  test.each([
    ["/usr/bin/pdftotext", "poppler-utils"],
    ["/usr/bin/chromium", "chromium"],
  ])("%s missing: %s is installed, and nothing else", async (file, name) => {
    const { code, asked } = await install(ALL.filter((one) => one !== file));
    expect({ code, asked }).toEqual({ code: 0, asked: aptInstall(name) });
  });

  test("what may not or could not be installed ends the command with a sentence", async () => {
    expect(await install(ALL.slice(0, 3), false)).toEqual({
      code: 1,
      said: "For the tests, please install these Debian packages: fonts-dejavu-core\n",
      asked: [],
    });
    answers = { "apt-get install": 100 };
    const { code, said } = await install([]);
    expect(code).toBe(1);
    expect(said).toMatch(/What the tests need could not be installed\.\n$/);
  });
});

describe("the tools of the full tests", () => {
  const POSTGRES = "/usr/lib/postgresql/15/bin/postgres";
  const install = (files: readonly string[], isRoot = true) =>
    prepare(`installFullTestTools(${machine(files, isRoot)});`);

  test("are installed where they are missing", async () => {
    expect(await install([POSTGRES, "/usr/sbin/pgbouncer"])).toEqual(DONE);
    const { code, asked } = await install([POSTGRES]);
    expect({ code, asked }).toEqual({ code: 0, asked: aptInstall("pgbouncer") });
  });

  test("that cannot be installed end the command with a sentence", async () => {
    expect(await install([], false)).toEqual({
      code: 1,
      said: "For the full tests, please install these Debian packages: postgresql-15 pgbouncer\n",
      asked: [],
    });
  });
});
