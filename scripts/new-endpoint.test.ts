import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readOrder } from "./new-endpoint/endpoint-order";
import { layOut } from "./new-endpoint/generate-files";
import { checkBoundaries } from "./boundaries/all-boundaries";

const app = path.join(import.meta.dirname, "..");
const run = promisify(execFile);
const bin = (name: string) => path.join(app, "node_modules", ".bin", name);

/** One of each scope and method, a new feature, a new sub-folder, and no permission. */
const ORDERS = [
  "risks/register archive-risk POST /plans/:planId/risks/:riskId/archive plan.change",
  "teams list-team-duties GET /plans/:planId/team_duties",
  "plans/archive remove-plan-copy DELETE /plans/:planId/copies/:copyId plan.delete",
  "legal add-text POST /orgs/:orgId/texts organisation.archive",
  "legal update-text PUT /orgs/:orgId/texts/:textId",
  "brokerages show-quota GET /brokerages/:brokerageId/quota brokerage.read",
  "accounts change-avatar PATCH /user/avatar account",
  "public-site list-office-hours GET /office_hours public",
];

let root = "";
const laidOut = new Set<string>();
/** Violations that existed before; check-boundaries.test.ts covers those. */
let earlierViolations: readonly string[] = [];

/** External packages as installed here, but our packages from the copy. */
function linkPackages(): void {
  mkdirSync(path.join(root, "node_modules/@holdfast"), { recursive: true });
  for (const name of readdirSync(path.join(app, "node_modules")))
    if (name !== "@holdfast")
      symlinkSync(path.join(app, "node_modules", name), path.join(root, "node_modules", name));
  for (const name of ["contract", "content", "printables"])
    symlinkSync(path.join(root, "packages", name), path.join(root, "node_modules/@holdfast", name));
}

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "new-endpoint-"));
  const isSource = (file: string) => !/\/(?:node_modules|dist)$|\.test\.tsx?$/.test(file);
  for (const name of [
    "packages",
    "apps/api",
    "tsconfig.base.json",
    ".oxlintrc.json",
    ".oxfmtrc.json",
  ])
    cpSync(path.join(app, name), path.join(root, name), { recursive: true, filter: isSource });
  linkPackages();
  earlierViolations = checkBoundaries(root).violations;
  for (const args of ORDERS) {
    const files = layOut(root, readOrder(args.split(" ")));
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
      laidOut.add(file);
    }
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe("the generated files", () => {
  test("generates files that compile", async () => {
    const files = [...laidOut, "apps/api/src/platform/pdf/raw-text.d.ts"];
    const compilerOptions = {
      types: ["node"],
      typeRoots: [path.join(app, "node_modules/@types")],
    };
    const settings = { extends: "./tsconfig.base.json", compilerOptions, files };
    writeFileSync(path.join(root, "tsconfig.json"), JSON.stringify(settings));
    await expect(run(bin("tsc"), ["-p", root])).resolves.toMatchObject({ stdout: "" });
  });

  test("generates files that pass the linter", async () => {
    await expect(
      run(bin("oxlint"), ["--deny-warnings", ...laidOut], { cwd: root }),
    ).resolves.toMatchObject({ stdout: expect.stringContaining("0 warnings and 0 errors") });
  });

  test("generates files that cross no boundary", () => {
    expect(checkBoundaries(root).violations).toEqual(earlierViolations);
  });

  test("adds the generated files to the lists of their feature and of the app", () => {
    const read = (file: string) => readFileSync(path.join(root, "apps/api/src", file), "utf8");
    expect(read("features/legal/routes.ts")).toMatch(
      /import .* from "\.\/add-text";\nimport .* from "\.\/update-text";\n\n.*\[addText, updateText\]/,
    );
    expect(read("features/risks/routes.ts")).toMatch(
      /import \{ archiveRisk \} from "\.\/register\/archive-risk";\nimport \{ createRisk/,
    );
    expect(read("app.ts").match(/routes: legalRoutes/g)).toHaveLength(1);
    expect(read("app.ts").match(/routes: risksRoutes/g)).toHaveLength(1);
  });

  test("generates tests of refused callers", () => {
    const read = (file: string) =>
      readFileSync(path.join(root, "apps/api/src/features", file), "utf8");
    const statusesIn = (file: string) =>
      [...read(file).matchAll(/toBe\((\d+)\)/g)].map(([, at]) => at);
    expect(statusesIn("risks/register/archive-risk.test.ts")).toEqual(["401", "404", "403", "402"]);
    expect(statusesIn("teams/list-team-duties.test.ts")).toEqual(["401", "404"]);
    expect(read("legal/add-text.test.ts")).toContain(`["editor","viewer"]`);
    expect(statusesIn("accounts/change-avatar.test.ts")).toEqual(["401"]);
  });
});

describe("refuses with one message", () => {
  test.each([
    ["too few arguments", "risks archive-risk POST", /^npm run new-endpoint -- <feature>/],
    [
      "an unknown feature",
      "cellar add-wine POST /wines",
      /^'cellar' is not a known feature\. Features: /,
    ],
    [
      "an unknown verb",
      "risks frob-risk POST /x",
      /^'frob' is not a known verb\. .*vocabulary\.ts/,
    ],
    ["only a verb", "risks list GET /x", /^'list' needs a verb and a noun/],
    ["a catch-all", "risks list-utils GET /x", /'list-utils' does not say what is inside/],
    [
      "a catch-all sub-folder",
      "risks/common list-risks GET /x",
      /'common' does not say what is inside/,
    ],
    ["a file ending of another layer", "risks show-table GET /x", /contract files are/],
    ["capitals", "risks list-Old-risks GET /x", /is not in kebab-case/],
    ["two sub-folders", "risks/a/b list-risks GET /x", /only one level of sub-folders/],
    ["an unknown method", "risks list-old-risks FETCH /x", /^FETCH is not one of GET/],
    ["a path with its version", "risks list-old-risks GET /v1/x", /^Leave \/v1 out/],
    ["no path", "risks list-old-risks GET x", /^x is not a valid path/],
    [
      "an unknown permission",
      "risks list-old-risks GET /x plan.look",
      /^'plan\.look' is not a permission/,
    ],
    [
      "a permission that does not fit the path",
      "risks list-old-risks GET /x plan.read",
      /^plan\.read needs :planId/,
    ],
    ["a name in use", "risks list-risks GET /x", /^listRisks already exists in packages\/contract/],
    [
      "a path in use",
      "risks list-old-risks GET /plans/:id/risks",
      /^GET \/plans\/:planId\/risks already belongs to listRisks/,
    ],
  ])("refuses with one message %s", (_what, args, message) => {
    expect(() => layOut(app, readOrder(args.split(" ")))).toThrow(message);
  });

  test("refuses with one message, writes nothing, and ends with exit code 1", async () => {
    const command = ["--import", "tsx", path.join(app, "scripts/new-endpoint.ts")];
    const args = ["--in", root, "cellar", "add-wine", "POST", "/wines"];
    await expect(run(process.execPath, [...command, ...args])).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^'cellar' is not a known feature/),
    });
  });
});

test("npm run new-endpoint writes formatted files and lists the remaining steps", async () => {
  const args = "--in . risks move-risk POST /plans/:planId/risks/:riskId/move".split(" ");
  const command = ["--import", "tsx", path.join(app, "scripts/new-endpoint.ts"), ...args];
  const { stdout } = await run(process.execPath, command, { cwd: root });
  expect(stdout).toMatch(
    /POST \/v1\/plans\/:planId\/risks\/:riskId\/move was generated:[^]*Remaining steps[^]* 1\. [^]* 5\. apps\/api\/src\/features\/risks\/access\.cases\.ts: a case for moveRisk/,
  );
  const files = stdout.match(/^ {2}\S+\.ts$/gm)?.map((line) => line.trim()) ?? [];
  expect(files).toHaveLength(4);
  await run(bin("oxfmt"), ["--check", ...files], { cwd: root });
});
