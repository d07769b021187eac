import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";

type SupportedNode = { isSupportedNode(version: string): boolean };
const { isSupportedNode } = (await import(
  new URL("supported-node.mjs", import.meta.url).href
)) as SupportedNode;

test.each([
  ["20.20.2", false],
  ["22.21.1", false],
  ["22.22.0", true],
  ["23.11.0", false],
  ["24.0.0", true],
  ["24.21.0", true],
  ["25.2.0", false],
  ["26.10.0", true],
  ["28.0.0", true],
])("Node %s counts as supported: %s", (version, isSupported) => {
  expect(isSupportedNode(version)).toBe(isSupported);
});

/*
 * Runs supported-node.mjs in a separate folder, on a Node that claims to be older, with an npm stub that creates a
 * program.
 */

let root = "";
const at = (...parts: readonly string[]) => path.join(root, ...parts);
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const putProgram = (file: string, text: string) => {
  put(file, text);
  chmodSync(at(file), 0o755);
};
const NAME = `node-${process.platform}-${process.arch}`;
const FETCHED = `node_modules/.cache/holdfast/node-24.99.0/node_modules/${NAME}/bin/node`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "holdfast-node-"));
  cpSync(path.join(import.meta.dirname, "supported-node.mjs"), at("scripts", "supported-node.mjs"));
  put("scripts/node/package.json", JSON.stringify({ optionalDependencies: { [NAME]: "24.99.0" } }));
  put("scripts/node/package-lock.json", "{}");
  put(
    "old.mjs",
    `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.19.0" } });`,
  );
  put(
    "command.mjs",
    `import { useSupportedNode } from "./scripts/supported-node.mjs";
     await useSupportedNode();
     console.log("the command ran");`,
  );
  // The program installed by 'npm ci' prints its arguments and its PATH, and exits with 7.
  putProgram(
    "stubs/npm",
    `#!/bin/sh
echo "npm $*" >> "$CALLS_FILE"
[ -n "$OFFLINE" ] && exit 1
/bin/mkdir -p node_modules/${NAME}/bin
printf '#!/bin/sh\\n[ "$1" = --version ] && exit 0\\necho "$*"\\necho "$PATH"\\nexit 7\\n' > node_modules/${NAME}/bin/node
/bin/chmod +x node_modules/${NAME}/bin/node
`,
  );
  return () => rmSync(root, { recursive: true, force: true });
});

function command(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: at("stubs"), CALLS_FILE: at("calls"), ...environment },
  });
  const printed = { output: "", warnings: "" };
  child.stdout.on("data", (chunk: Buffer) => (printed.output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (printed.warnings += chunk.toString()));
  return new Promise<{ code: number | null; output: string; warnings: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, ...printed }));
  });
}
const OLD = ["--import", "./old.mjs", "command.mjs", "serve"];
const npmCalls = () => (existsSync(at("calls")) ? readFileSync(at("calls"), "utf8") : "");

describe("a command", () => {
  test("continues on its own Node if that is supported", async () => {
    expect(await command(["command.mjs"])).toEqual({
      code: 0,
      output: "the command ran\n",
      warnings: "",
    });
    expect(npmCalls()).toBe("");
  });

  test("runs again with the pinned Node on an older one, and ends with its code", async () => {
    const { code, output, warnings } = await command(OLD);
    expect(warnings).toBe(
      "Node 20.19.0 is no longer supported. Continuing with Node 24.99.0 from npm.\n",
    );
    const [args, searched] = output.split("\n");
    expect(args).toBe(`--import ./old.mjs ${at("command.mjs")} serve`);
    expect(searched?.split(path.delimiter)[0]).toBe(path.dirname(at(FETCHED)));
    expect(code).toBe(7);
  });

  test("fetches it once, completely, and without install scripts", async () => {
    await Promise.all([command(OLD), command(OLD)]);
    expect((await command(OLD)).code).toBe(7);
    expect(npmCalls()).toMatch(/^(npm ci --ignore-scripts [^\n]*\n){1,2}$/);
    expect(readdirSync(at("node_modules/.cache/holdfast"))).toEqual(["node-24.99.0"]);
  });

  test("gives npm's own scripts the same Node", async () => {
    await command(OLD);
    expect(readFileSync(at("node_modules/.bin/node"))).toEqual(readFileSync(at(FETCHED)));
  });

  test("ends with a message if it cannot be fetched", async () => {
    const { code, output, warnings } = await command(OLD, { OFFLINE: "yes" });
    expect([code, output]).toEqual([1, ""]);
    expect(warnings).toContain(
      "Holdfast needs Node 24 (or 22.22+, or 26+); this is 20.19.0. Node 24.99.0 could not be fetched from npm. Install a supported version.\n",
    );
    expect(readdirSync(at("node_modules/.cache/holdfast"))).toEqual([]);
  });

  test("ends with a message if there is no package for the machine", async () => {
    put("scripts/node/package.json", JSON.stringify({ optionalDependencies: {} }));
    const { code, warnings } = await command(OLD);
    expect(code).toBe(1);
    expect(warnings).toBe(
      "Holdfast needs Node 24 (or 22.22+, or 26+); this is 20.19.0. Install a supported version.\n",
    );
  });
});
