import { createContact, listContacts } from "@holdfast/contract/directory/contact-endpoints";
import {
  downloadContactTemplate,
  exportContacts,
  importContacts,
} from "@holdfast/contract/directory/import-endpoints";
import { createBranch } from "@holdfast/contract/organisations/place-endpoints";
import type { QueryInput } from "@holdfast/contract/platform/endpoint";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, test } from "vitest";
import { databaseDigest } from "../../../../test/database/database-digest";
import { ownerWithOrganisation, type Workspace } from "../../../../test/factories/workspace";
import { type TestApp, testApp } from "../../../../test/setup/test-app";
import { readConfig } from "../../../platform/config";
import { isTextable, validNumber } from "../../../platform/phone-number";

let app: TestApp;
let count = 0;
const newOwner = () => ownerWithOrganisation(app, `owner${(count += 1)}@import.example`);
beforeAll(async () => {
  app = await testApp();
});

const inOrg = ({ token, organisationId }: Workspace) => ({
  as: token,
  params: { orgId: organisationId },
});
const HEADER = "First name,Last name,Email,Contact type,Work type,Location";
const importing = (
  owner: Workspace,
  file: string | Buffer,
  query: QueryInput<typeof importContacts> = {},
) => app.call(importContacts, { ...inOrg(owner), query, file: Buffer.from(file) });
const listed = async (owner: Workspace) => (await app.call(listContacts, inOrg(owner))).body;

describe("a correct file", () => {
  const file = [
    "Surname; given NAME ;E-Mail;Type;Work-Type;Branch;Shoe size;Mobile",
    "Nair;Priya;priya@cafe.example;internal;FULL  TIME;head office;38;0491 570 006",
    ";;;;;;;",
    "Silva;Ana;;Casual;On call;;;",
  ].join("\n");

  test("checks a correct file without adding anything", async () => {
    const owner = await newOwner();
    const { status, body: report } = await importing(owner, file, { dryRun: "true" });
    expect([status, report]).toMatchObject([
      200,
      {
        added: 2,
        duplicateCount: 0,
        duplicates: [],
        invalidCount: 0,
        invalid: [],
        ignoredColumns: ["Shoe size"],
        missingFields: [],
        wrongRows: [],
      },
    ]);
    expect(await listed(owner)).toEqual([]);
  });

  test("adds a correct file with columns in another order, other headers and names of lookups", async () => {
    const owner = await newOwner();
    expect((await importing(owner, file)).body).toMatchObject({ added: 2 });
    expect(await listed(owner)).toMatchObject([
      {
        firstName: "Priya",
        lastName: "Nair",
        email: "priya@cafe.example",
        mobile: "+61 491 570 006",
        contactTypeId: 1,
        workTypeId: 1,
        branchName: "Head Office",
      },
      { firstName: "Ana", lastName: "Silva", email: null, contactTypeId: 2, workTypeId: 8 },
    ]);
  });
});

test("the same file sent twice at once is added once", async () => {
  const owner = await newOwner();
  const file = `${HEADER}\nAna,Silva,ana@cafe.example,Internal,Full time,`;
  const both = await Promise.all(
    [1, 2].map(() => importing(owner, file, { skipDuplicates: "true" })),
  );
  expect(both.map(({ body }) => body.added).sort()).toEqual([0, 1]);
  expect(await listed(owner)).toHaveLength(1);
});

describe("a file with rows that are wrong", () => {
  const file = [
    HEADER,
    "Ana,Silva,ana@cafe.example,Internal,Full time,",
    ",Tan,no email,Boss,Full time,Moon",
  ].join("\n");
  const messages = [
    ["firstName", "Please input the first name."],
    ["email", "Please input an valid email."],
    ["contactTypeId", "'Boss' is not a contact type. Use Internal, Casual, Contract, Recruitment."],
    ["branchId", "'Moon' is not a business location. Use Head Office."],
  ];

  test("reports each of their mistakes with its row and field, in the order of the form", async () => {
    const { body: report } = await importing(await newOwner(), file, { dryRun: "true" });
    expect(report).toMatchObject({ added: 1, invalidCount: 1 });
    expect(report.invalid).toEqual(messages.map(([path, message]) => ({ row: 3, path, message })));
  });

  test("adds no row, and answers 400 with 'Row 3: ...'", async () => {
    const owner = await newOwner();
    const { status, problem } = await importing(owner, file, { skipDuplicates: "true" });
    expect([status, problem.code, problem.detail]).toEqual([
      400,
      "import-failed",
      "Import fails due to the following reasons",
    ]);
    expect(problem.errors).toHaveLength(4);
    expect(problem.errors).toContainEqual({
      path: "rows.3.firstName",
      message: "Row 3: Please input the first name.",
    });
    expect(await listed(owner)).toEqual([]);
  });
});

describe("duplicates", () => {
  const file = [
    HEADER,
    "Ana,Silva,ana@cafe.example,Internal,Full time,",
    "Mei,Tan,mei@cafe.example,Internal,Full time,",
    "MEI, Tan ,Mei@Cafe.example,Casual,Full time,",
  ].join("\n");
  const ownerWithAna = async () => {
    const owner = await newOwner();
    await app.call(createContact, {
      ...inOrg(owner),
      body: {
        firstName: "ana",
        lastName: "Silva",
        email: "ANA@cafe.example",
        contactTypeId: 1,
        workTypeId: 1,
      },
    });
    return owner;
  };

  test("finds duplicate contacts of the list and within the file by name and email", async () => {
    const { body: report } = await importing(await ownerWithAna(), file, { dryRun: "true" });
    expect(report).toMatchObject({
      added: 1,
      duplicateCount: 2,
      duplicates: [
        { row: 2, name: "Ana Silva" },
        { row: 4, name: "MEI Tan" },
      ],
    });
  });

  test("refuses a file with duplicate contacts with 400, and leaves them out on request", async () => {
    const owner = await ownerWithAna();
    const { status, problem } = await importing(owner, file);
    expect([status, problem.errors]).toEqual([
      400,
      [
        { path: "duplicates.2", message: "Row 2: Ana Silva" },
        { path: "duplicates.4", message: "Row 4: MEI Tan" },
      ],
    ]);
    expect(await listed(owner)).toHaveLength(1);
    expect((await importing(owner, file, { skipDuplicates: "true" })).status).toBe(200);
    expect(await listed(owner)).toHaveLength(2);
  });

  test("does not add a contact twice by two imports at once", async () => {
    const owner = await newOwner();
    const once = [HEADER, "Ana,Silva,,Internal,Full time,"].join("\n");
    const both = await Promise.all([importing(owner, once), importing(owner, once)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await listed(owner)).toHaveLength(1);
  });
});

test("locations of the same name are distinguished by their address", async () => {
  const owner = await newOwner();
  for (const address of ["1 Wharf Road", "2 Quay Street"])
    await app.call(createBranch, { ...inOrg(owner), body: { name: "Kiosk", address } });
  const row = (location: string) =>
    importing(owner, [HEADER, `Ana,Silva,,Internal,Full time,${location}`].join("\n"));
  const unclear = await row("Kiosk");
  expect(unclear.problem.errors?.[0]?.message).toContain("Kiosk (1 Wharf Road)");
  expect((await row("Kiosk (2 Quay Street)")).status).toBe(200);
  expect(await listed(owner)).toMatchObject([{ branchName: "Kiosk" }]);
});

test("a location of another organisation is unknown, by its name and by its id", async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  const wharf = { name: "Secret Wharf", address: "1 Secret Road" };
  const { branchId } = (await app.call(createBranch, { ...inOrg(other), body: wharf })).body;
  const before = await databaseDigest(app.services.database);
  for (const location of [wharf.name, branchId]) {
    const row = ["Ana", "Silva", "", "", "", "", "", "Internal", "Full time", "", location];
    const file = Buffer.from([HEADER, `Ana,Silva,,Internal,Full time,${location}`].join("\n"));
    const choices = JSON.stringify({ rows: [{ row: 2, texts: row }] });
    for (const body of [{}, { choices }]) {
      const { status, problem } = await app.call(importContacts, { ...inOrg(owner), body, file });
      const message = `Row 2: '${location}' is not a business location. Use Head Office.`;
      expect([status, problem.errors]).toEqual([400, [{ path: "rows.2.branchId", message }]]);
    }
  }
  expect(await databaseDigest(app.services.database)).toEqual(before);
});

describe("a file that is not a list of contacts is refused", () => {
  test.each([
    ["", "This file is empty. Choose a file with a header and rows."],
    [
      "a,b\n1,2",
      "We did not recognise any column of this file. Copy your rows to the template and choose that file.",
    ],
    [
      "First name,Email\nAna,ana@cafe.example",
      "This file needs the columns: Last name, Contact type, Work type. The template has them.",
    ],
    [HEADER, "This file has no rows below its header. Add some."],
    ["%PDF-1.7", "This file is not an Excel workbook or a CSV file. Choose an .xlsx or .csv file."],
  ])("refuses a file that is not a list of contacts: %j", async (file, message) => {
    const { status, problem } = await importing(await newOwner(), file || "\n");
    expect([status, problem.errors]).toEqual([400, [{ path: "file", message }]]);
  });
});

test("the template has the columns, drop-downs and a guide, and is empty as an import", async () => {
  const owner = await newOwner();
  const { bytes, headers } = await app.call(downloadContactTemplate, { as: owner.token });
  expect(headers["content-disposition"]).toContain("contacts_template.xlsx");
  const [main, guide, choices] = (await readXlsx(bytes)).sheets;
  expect(main?.rows[0]?.slice(0, 3)).toEqual(["First name", "Last name", "Email"]);
  expect(main?.rows[1]?.slice(0, 2)).toEqual(["Priya", "Nair"]);
  expect(main?.dataValidations).toMatchObject([
    { type: "list", range: "H2:H10001", formula1: "Choices!$A$2:$A$5" },
    { type: "list", range: "I2:I10001" },
  ]);
  expect(guide?.name).toBe("Guide");
  expect(guide?.rows[1]).toEqual(["First name", "Required", "The person's first name."]);
  expect(choices?.rows.slice(0, 3).map(([type]) => type)).toEqual([
    "Contact type",
    "Internal",
    "Casual",
  ]);
  const { problem } = await importing(owner, bytes);
  expect(problem.errors?.[0]?.message).toBe("This file has no rows below its header. Add some.");
});

test.each(["AU", "NZ", "ZA", "GB", "IE", "US", "CA", "SG", "FJ", "PG", undefined])(
  "the template has examples for the country %s, and every import skips them",
  async (country) => {
    const owner = await newOwner();
    const { bytes } = await app.call(downloadContactTemplate, {
      as: owner.token,
      query: country === undefined ? {} : { country },
    });
    const [, example = []] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    const numbers = example.slice(3, 6).map((cell) => String(cell ?? ""));
    expect(numbers).toHaveLength(3);
    expect(numbers.map((number) => validNumber(number, country ?? "") ?? "")).toEqual(numbers);
    expect(isTextable(numbers[1] ?? "", [country ?? ""])).toBe(country !== undefined);
    const { problem } = await importing(owner, bytes);
    expect(problem.errors?.[0]?.message).toBe("This file has no rows below its header. Add some.");
  },
);

test("refuses a template for an unknown country", async () => {
  const { token } = await newOwner();
  const { status } = await app.call(downloadContactTemplate, {
    as: token,
    query: { country: "XX" },
  });
  expect(status).toBe(400);
});

test("an export can be imported into another organisation", async () => {
  const owner = await newOwner();
  const contact = {
    firstName: "=Ana",
    lastName: "+Silva",
    email: "ana@cafe.example",
    phone: null,
    mobile: "+61 491 570 006",
    afterHoursPhone: "+61 2 5550 0110",
    jobTitle: "@Chef",
    contactTypeId: 3,
    workTypeId: 10,
    department: "-Kitchen",
    branchId: owner.branchId,
  };
  await app.call(createContact, { ...inOrg(owner), body: contact });
  const { bytes, headers } = await app.call(exportContacts, inOrg(owner));
  expect(headers["content-disposition"]).toContain("contacts.xlsx");
  const other = await newOwner();
  expect((await importing(other, bytes)).status).toBe(200);
  expect(await listed(other)).toMatchObject([{ ...contact, branchId: other.branchId }]);
});

test("a list that would become too long refuses the file, also when it is only checked", async () => {
  const { userLimits } = readConfig({});
  const rows = { ...userLimits.rows, contacts: 2 };
  const small = await testApp(undefined, { config: { userLimits: { ...userLimits, rows } } });
  const owner = await ownerWithOrganisation(small, "owner@small.example");
  const people = ["Ana", "Mei", "Zoe"].map((name) => `${name},Tan,,Internal,Full time,`);
  for (const dryRun of ["true", "false"] as const) {
    const { status, problem } = await small.call(importContacts, {
      ...inOrg(owner),
      query: { dryRun },
      file: Buffer.from([HEADER, ...people].join("\n")),
    });
    expect([status, problem.detail]).toEqual([
      422,
      "This list can have 2 entries. It has 0, so 3 more do not fit. Delete some, or add fewer.",
    ]);
  }
});
