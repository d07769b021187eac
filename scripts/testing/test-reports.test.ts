import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";

/* What `npm test` counts from the reports of its runners, here written by the real ones. */

type FileTime = { readonly file: string; readonly seconds: number };
type Report = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: string[];
  readonly files: FileTime[];
};
type TestReports = {
  readReport(runner: "vitest" | "playwright", file: string, code: number): Report;
  slowestFiles(files: readonly FileTime[], count?: number): string[];
};
const { readReport, slowestFiles } = (await import(
  new URL("test-reports.mjs", import.meta.url).href
)) as TestReports;

const folder = mkdtempSync(path.join(tmpdir(), "holdfast-reports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let written = 0;
const reportOf = (content: unknown) => {
  const file = path.join(folder, `${(written += 1)}.json`);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
};

const vitestFile = {
  file: "a.test.ts",
  isFailed: false,
  passed: 2,
  failed: 0,
  failures: [],
  seconds: 1.5,
};

describe("the report of Vitest", () => {
  test("counts the tests of all files", () => {
    const files = [vitestFile, { ...vitestFile, file: "b.test.ts", passed: 3, seconds: 0.5 }];
    expect(readReport("vitest", reportOf({ files }), 0)).toEqual({
      passed: 5,
      failed: 0,
      failures: [],
      files: [
        { file: "a.test.ts", seconds: 1.5 },
        { file: "b.test.ts", seconds: 0.5 },
      ],
    });
  });

  test.each([
    ["a file that does not load", { ...vitestFile, passed: 0, isFailed: true }, 0, ["a.test.ts"]],
    ["a file whose hooks fail", { ...vitestFile, isFailed: true }, 2, ["a.test.ts"]],
    [
      "two failed tests",
      { ...vitestFile, isFailed: true, failed: 2, failures: ["saves", "lists"] },
      2,
      ["a.test.ts > saves", "a.test.ts > lists"],
    ],
  ])("counts and names %s as failed", (_, file, passed, failures) => {
    expect(readReport("vitest", reportOf({ files: [file] }), 1)).toMatchObject({
      passed,
      failed: failures.length,
      failures,
    });
  });

  test("counts a run that fails without a failed test as one failure", () => {
    expect(readReport("vitest", reportOf({ files: [vitestFile] }), 1)).toMatchObject({
      passed: 2,
      failed: 1,
    });
  });
});

const playwrightSuite = (file: string, ...durations: number[]) => ({
  file,
  specs: [
    {
      title: "logs in",
      ok: false,
      tests: [{ results: durations.slice(0, 1).map((duration) => ({ duration })) }],
    },
  ],
  suites: [
    {
      specs: durations.slice(1).map((duration) => ({
        title: "logs out",
        ok: true,
        tests: [{ results: [{ duration }] }],
      })),
    },
  ],
});
const playwrightReport = {
  config: { rootDir: "/somewhere/e2e" },
  stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 },
  suites: [playwrightSuite("sign-in.journey.ts", 1000, 2000, 500)],
  errors: [{ message: "A file does not load." }],
};

describe("the report of Playwright", () => {
  test("counts flaky journeys and files that do not load as failed, and sums a file's journeys", () => {
    expect(readReport("playwright", reportOf(playwrightReport), 1)).toEqual({
      passed: 4,
      failed: 4,
      failures: ["sign-in.journey.ts > logs in", "A file does not load."],
      files: [{ file: path.join("e2e", "sign-in.journey.ts"), seconds: 3.5 }],
    });
  });
});

test.each([
  ["missing", path.join(folder, "nowhere.json")],
  ["cut off", reportOf('{"files": [')],
  ["of another kind", reportOf({})],
])("a report that is %s counts as a failure even with exit code 0", (_, file) => {
  const failed = { passed: 0, failed: 1, failures: ["The run has no report."], files: [] };
  expect(readReport("vitest", file, 0)).toEqual(failed);
  expect(readReport("playwright", file, 0)).toEqual(failed);
});

test("lists only the slowest files, slowest first", () => {
  const files = [1, 30, 2.04, 400].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
  expect(slowestFiles(files, 3)).toEqual([
    "   400.0 s  400.test.ts",
    "    30.0 s  30.test.ts",
    "     2.0 s  2.04.test.ts",
  ]);
});
