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

/* Runs prepare.mjs in a separate folder, with stubs of npm, apt-get and the build tools that only record their arguments. */

let root = "";
let exitCodes: Readonly<Record<string, number>> = {};
const at = (...parts: readonly string[]) => path.join(root, ...parts);
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

/** Records its arguments, creates what the real program would create, and exits with the test's code. */
const STUB = `
const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
const path = require("node:path");
const name = /node_modules.(\\w+)/.exec(process.argv[1])?.[1] ?? path.basename(process.argv[1]);
const args = [name, ...process.argv.slice(2)];
appendFileSync(process.env.CALLS_FILE, args.join(" ") + "\\n");
const code = JSON.parse(process.env.EXIT_CODES)[args.slice(0, 2).join(" ")] ?? 0;
const make = (file) => (mkdirSync(path.dirname(file), { recursive: true }), writeFileSync(file, ""));
if (code === 0 && name === "npm") mkdirSync("node_modules", { recursive: true });
if (code === 0 && name === "rolldown") make("dist/main.js");
if (code === 0 && name === "vite") make("dist/index.html");
console.log("details of " + name);
process.exit(code);
`;
/** The same as an ECMAScript module. */
const STUB_MODULE = `import { createRequire } from "node:module";
const require = createRequire(import.meta.url);${STUB}`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "holdfast-prepare-"));
  exitCodes = {};
  for (const file of ["prepare.mjs", "supported-node.mjs"])
    cpSync(path.join(import.meta.dirname, file), at("scripts", file));
  put("package-lock.json", "{}");
  put("packages/contract/src/noun.ts", "export const noun = 1;");
  put("apps/api/src/main.ts", "");
  put("apps/api/rolldown.config.ts", "");
  put("apps/web/src/main.tsx", "");
  put("node_modules/rolldown/bin/cli.mjs", STUB_MODULE);
  put("node_modules/vite/bin/vite.js", STUB);
  for (const name of ["npm", "apt-get"]) {
    put(`stubs/${name}`, `#!${process.execPath}\n${STUB}`);
    chmodSync(at("stubs", name), 0o755);
  }
  return () => rmSync(root, { recursive: true, force: true });
});
afterEach(() => rmSync(at("calls"), { force: true }));

type Outcome = { readonly code: number | null; readonly output: string; readonly calls: string[] };

/** No step seems to take long, also on a busy machine. */
const QUICK = "performance.now = () => 0;";

/** Runs code with the exports of prepare.mjs; returns what the stubs were called with. */
function prepare(code: string, environment: Record<string, string> = {}): Promise<Outcome> {
  rmSync(at("calls"), { force: true });
  writeFileSync(
    at("run.mjs"),
    `import { build, handOver, installFullTestTools, installPackages, installPrinter, installTestTools } from "./scripts/prepare.mjs";\n${QUICK}${code}`,
  );
  const child = spawn(process.execPath, ["run.mjs"], {
    cwd: root,
    env: {
      PATH: at("stubs"),
      CALLS_FILE: at("calls"),
      EXIT_CODES: JSON.stringify(exitCodes),
      ...environment,
    },
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => {
    child.once("close", (exit) => {
      const calls = existsSync(at("calls")) ? readFileSync(at("calls"), "utf8") : "";
      resolve({ code: exit, output, calls: calls.split("\n").filter(Boolean) });
    });
  });
}

const DONE = { code: 0, output: "", calls: [] };

describe("packages", () => {
  const INSTALL = "npm install --no-audit --no-fund --loglevel=error";

  test("installs packages once, and again when the lock file changes or they are deleted", async () => {
    const install = () => prepare("installPackages();");
    expect(await install()).toEqual({
      code: 0,
      output: "Installing packages…\n",
      calls: [INSTALL],
    });
    expect(await install()).toEqual(DONE);
    put("package-lock.json", `{ "newer": true }`);
    expect((await install()).calls).toEqual([INSTALL]);
    expect(await install()).toEqual(DONE);
    rmSync(at("node_modules"), { recursive: true });
    expect((await install()).calls).toEqual([INSTALL]);
  });

  test("ends the command if packages cannot be installed, and tries again next time", async () => {
    exitCodes = { "npm install": 7 };
    expect(await prepare("installPackages(); console.error('continued');")).toMatchObject({
      code: 7,
      output: "Installing packages…\ndetails of npm\n",
    });
    exitCodes = {};
    expect((await prepare("installPackages();")).calls).toEqual([INSTALL]);
  });

  test("ends the command with a message if npm is missing", async () => {
    const { code, output } = await prepare("installPackages();", { PATH: at("nowhere") });
    expect(code).toBe(1);
    expect(output).toMatch(/\nnpm could not be started: [^\n]+\n$/);
  });
});

describe("the build", () => {
  const BOTH = ["rolldown -c rolldown.config.ts --logLevel warn", "vite build --logLevel warn"];
  const build = () => prepare("build();");

  test("runs once, and again when a source changes or its output is deleted", async () => {
    expect((await build()).calls).toEqual(BOTH);
    expect(await build()).toEqual(DONE);
    put("packages/contract/src/noun.ts", "export const noun = 2;");
    expect((await build()).calls).toEqual(BOTH);
    put("apps/web/src/screen.tsx", "");
    expect((await build()).calls).toEqual(BOTH);
    rmSync(at("apps/api/dist"), { recursive: true });
    expect((await build()).calls).toEqual(BOTH);
    expect(await build()).toEqual(DONE);
  });

  test("prints one sentence for each step, and nothing of the tools", async () => {
    expect((await build()).output).toBe("Building the server…\nBuilding the web app…\n");
  });

  test("says how long a slow step took", async () => {
    const code = "let now = 0; performance.now = () => (now += 12_000); build();";
    expect((await prepare(code)).output).toBe(
      "Building the server… 12 s\nBuilding the web app… 12 s\n",
    );
  });

  test("ends the command with the tool's output if it fails, and runs again", async () => {
    exitCodes = { "vite build": 3 };
    expect(await build()).toMatchObject({
      code: 3,
      output: "Building the server…\nBuilding the web app…\ndetails of vite\n",
    });
    exitCodes = {};
    expect((await build()).calls).toEqual(BOTH);
  });
});

/** A machine with only these files. */
const machine = (files: readonly string[], isRootOnDebian = true) =>
  `{ has: (file) => ${JSON.stringify(files)}.includes(file), isRootOnDebian: () => ${isRootOnDebian} }`;
const aptInstall = (...names: readonly string[]) => [
  "apt-get update -qq",
  `apt-get install -y -qq --no-install-recommends ${names.join(" ")}`,
];

describe("the printer", () => {
  const install = (files: readonly string[], isRoot = true, environment = {}) =>
    prepare(`installPrinter(${machine(files, isRoot)});`, environment);

  test("installs the printer if it is missing", async () => {
    const { code, calls } = await install([]);
    expect({ code, calls }).toEqual({
      code: 0,
      calls: aptInstall("chromium-headless-shell", "fonts-dejavu-core"),
    });
  });

  test("does not install the printer if there is one, or if installing is not possible", async () => {
    expect(await install(["/usr/lib/chromium/chromium-headless-shell"])).toEqual(DONE);
    expect(await install(["/usr/lib/chromium/chromium"])).toEqual(DONE);
    expect(await install([], true, { CHROMIUM_PATH: "/opt/chromium" })).toEqual(DONE);
    expect(await install([], false)).toEqual(DONE);
  });

  test("does not stop the command if it cannot be installed", async () => {
    exitCodes = { "apt-get install": 100 };
    const { code, output } = await install([]);
    expect(code).toBe(0);
    expect(output).toContain("Chromium could not be installed. Documents cannot be printed");
  });
});

describe("the test tools", () => {
  const ALL = [
    "/usr/bin/chromium",
    "/usr/lib/chromium/chromium-headless-shell",
    "/usr/bin/pdftotext",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
  ];
  const install = (files: readonly string[], isRoot = true) =>
    prepare(`installTestTools(${machine(files, isRoot)});`);

  test("leaves the test tools alone if all are installed", async () => {
    expect(await install(ALL)).toEqual(DONE);
  });

  test.each([
    ["/usr/bin/pdftotext", "poppler-utils"],
    ["/usr/bin/chromium", "chromium"],
  ])("installs without %s only %s", async (file, name) => {
    const { code, calls } = await install(ALL.filter((installed) => installed !== file));
    expect({ code, calls }).toEqual({ code: 0, calls: aptInstall(name) });
  });

  test("ends the command with a message if the test tools cannot be installed", async () => {
    expect(await install(ALL.slice(0, 3), false)).toEqual({
      code: 1,
      output: "Install these Debian packages for the tests: fonts-dejavu-core\n",
      calls: [],
    });
    exitCodes = { "apt-get install": 100 };
    const { code, output } = await install([]);
    expect(code).toBe(1);
    expect(output).toMatch(/The packages for the tests could not be installed\.\n$/);
  });
});

describe("the tools of the full test run", () => {
  const POSTGRES = "/usr/lib/postgresql/15/bin/postgres";
  const install = (files: readonly string[], isRoot = true) =>
    prepare(`installFullTestTools(${machine(files, isRoot)});`);

  test("installs missing tools of the full test run", async () => {
    expect(await install([POSTGRES, "/usr/sbin/pgbouncer", "/usr/sbin/clamd"])).toEqual(DONE);
    const { code, calls } = await install([POSTGRES]);
    expect({ code, calls }).toEqual({ code: 0, calls: aptInstall("pgbouncer", "clamav-daemon") });
  });

  test("ends the command with a message if tools of the full test run cannot be installed", async () => {
    expect(await install([], false)).toEqual({
      code: 1,
      output:
        "Install these Debian packages for the full tests: postgresql-15 pgbouncer clamav-daemon\n",
      calls: [],
    });
  });
});
