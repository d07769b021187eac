import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import type { ImportChoices } from "@holdfast/contract/directory/import";
import { importContacts } from "@holdfast/contract/directory/import-endpoints";
import type { QueryInput } from "@holdfast/contract/platform/endpoint";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ownerWithOrganisation, type Workspace } from "../../../../test/factories/workspace";
import { type TestApp, testApp } from "../../../../test/setup/test-app";

/* What a person chooses after the check of a file: the field of each column, and corrected rows. */

let app: TestApp;
let count = 0;
const newOwner = () => ownerWithOrganisation(app, `owner${(count += 1)}@choices.example`);
beforeAll(async () => {
  app = await testApp();
});

const inOrg = ({ token, organisationId }: Workspace) => ({
  as: token,
  params: { orgId: organisationId },
});
const importing = (
  owner: Workspace,
  lines: readonly string[],
  choices: ImportChoices | string,
  query: QueryInput<typeof importContacts> = {},
) =>
  app.call(importContacts, {
    ...inOrg(owner),
    query,
    body: { choices: typeof choices === "string" ? choices : JSON.stringify(choices) },
    file: Buffer.from(lines.join("\n")),
  });
const DRY = { dryRun: "true" } as const;
const namesIn = async (owner: Workspace) =>
  (await app.call(listContacts, inOrg(owner))).body.map(
    ({ firstName, lastName }) => `${firstName} ${lastName}`,
  );

describe("columns with names that are not known", () => {
  const file = [
    "Nachname;Vorname;Email (work);Art;Contract",
    "Silva;Ana;ana@cafe.example;Internal;Casual",
  ];
  const columns = ["lastName", "firstName", "email", "contactTypeId", "workTypeId"];

  test("reports unknown columns of a file with an example, and the fields that still need one", async () => {
    const { status, body: report } = await importing(await newOwner(), file, {}, DRY);
    expect(status).toBe(200);
    expect(report.columns).toEqual([
      { header: "Nachname", example: "Silva", path: null },
      { header: "Vorname", example: "Ana", path: null },
      { header: "Email (work)", example: "ana@cafe.example", path: "email" },
      { header: "Art", example: "Internal", path: null },
      { header: "Contract", example: "Casual", path: null },
    ]);
    expect(report).toMatchObject({
      added: 0,
      missingFields: ["firstName", "lastName", "contactTypeId", "workTypeId"],
      ignoredColumns: ["Nachname", "Vorname", "Art", "Contract"],
    });
    expect(report.fields.find(({ path }) => path === "contactTypeId")).toMatchObject({
      header: "Contact type",
      isRequired: true,
      choices: ["Internal", "Casual", "Contract", "Recruitment"],
    });
  });

  test("imports unknown columns as chosen", async () => {
    const owner = await newOwner();
    expect((await importing(owner, file, { columns })).body).toMatchObject({ added: 1 });
    expect(await namesIn(owner)).toEqual(["Ana Silva"]);
  });

  test("leaves out unknown columns that are not imported", async () => {
    const owner = await newOwner();
    await importing(owner, file, {
      columns: columns.map((path) => (path === "email" ? null : path)),
    });
    const [contact] = (await app.call(listContacts, inOrg(owner))).body;
    expect(contact).toMatchObject({ firstName: "Ana", email: null });
  });
});

test("rows without a header are read once their columns are chosen, the first row included", async () => {
  const owner = await newOwner();
  const file = ["Ana\tSilva\tInternal\tFull time", "Mei\tTan\tInternal\tFull time"];
  const first = await importing(owner, file, { hasHeader: false }, DRY);
  expect(first.body.columns.map(({ header }) => header)).toEqual([
    "Column A",
    "Column B",
    "Column C",
    "Column D",
  ]);
  const columns = ["firstName", "lastName", "contactTypeId", "workTypeId"];
  await importing(owner, file, { hasHeader: false, columns });
  expect(await namesIn(owner)).toEqual(["Ana Silva", "Mei Tan"]);
});

describe("rows that are wrong", () => {
  const file = [
    "First name,Last name,Email,Contact type,Work type",
    "Ana,Silva,ana@cafe.example,Internal,Full time",
    ",Tan,no email,INTERNAL,Boss",
    "Total: 2,,,,",
  ];
  const CORRECTED = [
    "Mei",
    "Tan",
    "mei@cafe.example",
    "",
    "",
    "",
    "",
    "Internal",
    "Full time",
    "",
    "",
  ];
  const LEFT_OUT = CORRECTED.map(() => "");

  test("returns wrong rows with their texts in the order of the fields, choices by their names", async () => {
    const { body: report } = await importing(await newOwner(), file, {}, DRY);
    expect(report.fields.map(({ path }) => path).slice(0, 3)).toEqual([
      "firstName",
      "lastName",
      "email",
    ]);
    expect(report.wrongRows).toEqual([
      { row: 3, texts: ["", "Tan", "no email", "", "", "", "", "Internal", "Boss", "", ""] },
      { row: 4, texts: ["Total: 2", "", "", "", "", "", "", "", "", "", ""] },
    ]);
  });

  test("imports wrong rows as corrected, and leaves them out if nothing remains of them", async () => {
    const owner = await newOwner();
    const rows = [
      { row: 3, texts: CORRECTED },
      { row: 4, texts: LEFT_OUT },
    ];
    expect((await importing(owner, file, { rows }, DRY)).body).toMatchObject({
      added: 2,
      invalidCount: 0,
    });
    expect(await namesIn(owner)).toEqual([]);
    expect((await importing(owner, file, { rows })).body).toMatchObject({ added: 2 });
    expect(await namesIn(owner)).toEqual(["Ana Silva", "Mei Tan"]);
  });

  test("adds nothing until each wrong row is corrected", async () => {
    const owner = await newOwner();
    const rows = [{ row: 3, texts: CORRECTED.with(2, "still no email") }];
    const { body: report } = await importing(owner, file, { rows }, DRY);
    expect(report.invalid).toContainEqual({
      row: 3,
      path: "email",
      message: "Please input an valid email.",
    });
    expect((await importing(owner, file, { rows })).status).toBe(400);
    expect(await namesIn(owner)).toEqual([]);
  });

  test("finds that corrected rows are duplicates", async () => {
    const rows = [
      { row: 3, texts: CORRECTED.with(0, "Ana").with(1, "Silva").with(2, "ana@cafe.example") },
      { row: 4, texts: LEFT_OUT },
    ];
    const { body: report } = await importing(await newOwner(), file, { rows }, DRY);
    expect(report).toMatchObject({ added: 1, duplicates: [{ row: 3, name: "Ana Silva" }] });
  });
});

test("returns at most 50 wrong rows for correction, and counts all", async () => {
  const bad = Array.from({ length: 120 }, (_, at) => `Ana,${at},,Internal,`);
  const file = ["First name,Last name,Email,Contact type,Work type", ...bad];
  const { body: report } = await importing(await newOwner(), file, {}, DRY);
  expect([report.wrongRows.length, report.invalidCount]).toEqual([50, 120]);
});

describe("choices that do not fit are refused:", () => {
  const file = ["First name,Last name,Contact type,Work type", "Ana,Silva,Internal,Full time"];
  test.each<[string, ImportChoices | string, string]>([
    ["no JSON", "{", "These choices could not be read."],
    ["an unknown key", '{"rowz":[]}', "These choices could not be read."],
    ["prototype keys", '{"__proto__":{"hasHeader":false}}', "These choices could not be read."],
    [
      "one field for two columns",
      { columns: ["firstName", "firstName"] },
      "Choose each field for one column only.",
    ],
    [
      "a field of another list",
      { columns: ["firstName", "strategicThirdPartyCategoryId"] },
      "This list does not have one of the chosen fields.",
    ],
    [
      "a row that the file does not have",
      { rows: [{ row: 9, texts: ["Mei"] }] },
      "This file does not have a corrected row.",
    ],
  ])("refuses choices that do not fit: %s", async (_what, choices, message) => {
    const owner = await newOwner();
    const { status, problem } = await importing(owner, file, choices);
    expect([status, problem.errors]).toEqual([400, [{ path: "choices", message }]]);
    expect(await namesIn(owner)).toEqual([]);
  });

  test.each([
    ["many unknown keys", `{${Array.from({ length: 85_000 }, (_, at) => `"k${at}":1`).join(",")}}`],
    ["many levels", `{"rows":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
  ])("choices with %s are rejected before they are parsed", async (_what, choices) => {
    const owner = await newOwner();
    const parse = vi.spyOn(JSON, "parse");
    const { status, problem } = await importing(owner, file, choices);
    const parsed = parse.mock.calls.map(([text]) => text);
    parse.mockRestore();
    expect([status, problem.errors]).toEqual([
      400,
      [{ path: "choices", message: "These choices could not be read." }],
    ]);
    expect(parsed).not.toContain(choices);
  });

  test("refuses choices of more than 1 MB", async () => {
    const { status } = await importing(await newOwner(), file, "x".repeat(1024 * 1024 + 1));
    expect(status).toBe(413);
  });
});
