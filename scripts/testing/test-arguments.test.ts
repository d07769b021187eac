import { expect, test } from "vitest";

type TestArguments = {
  readArgs(args: readonly string[]): object;
  filtersOf(files: readonly string[]): string[];
};
const { filtersOf, readArgs } = (await import(
  new URL("test-arguments.mjs", import.meta.url).href
)) as TestArguments;

const everything = { parts: [], changedSince: undefined, isFull: false };

test.each([
  [[], everything],
  [["static", "api"], { ...everything, parts: ["static", "api"] }],
  [["--changed"], { ...everything, changedSince: "HEAD" }],
  [["--changed=main"], { ...everything, changedSince: "main" }],
  [["--full"], { ...everything, isFull: true }],
])("reads the arguments %j", (args, read) => {
  expect(readArgs(args)).toEqual(read);
});

test("selects the API tests of the folders with changed API or contract files", () => {
  expect(
    filtersOf([
      "apps/api/src/features/risks/register/list-risks.ts",
      "apps/api/src/features/risks/routes.ts",
      "packages/contract/src/teams/team.ts",
      "apps/api/src/platform/http/route.ts",
      "apps/api/src/commands/serve.ts",
      "apps/api/test/server/killed-server.test.ts",
      "apps/web/src/routes.tsx",
      "README.md",
    ]),
  ).toEqual([
    "apps/api/src/commands/",
    "apps/api/src/features/risks/",
    "apps/api/src/features/teams/",
    "apps/api/src/platform/http/",
    "apps/api/test/server/",
  ]);
});
