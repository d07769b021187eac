import { listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import {
  downloadCustomerTemplate,
  downloadStrategicThirdPartyTemplate,
  downloadSupplierTemplate,
  exportCustomers,
  exportStrategicThirdParties,
  exportSuppliers,
  importCustomers,
  importStrategicThirdParties,
  importSuppliers,
} from "@holdfast/contract/directory/import-endpoints";
import { listSuppliers } from "@holdfast/contract/directory/supplier-endpoints";
import { listStrategicThirdParties } from "@holdfast/contract/directory/third-party-endpoints";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, describe, expect, test } from "vitest";
import { ownerWithOrganisation, type Workspace } from "../../../../test/factories/workspace";
import { type TestApp, testApp } from "../../../../test/setup/test-app";

let app: TestApp;
let here: Workspace;
let other: Workspace;
beforeAll(async () => {
  app = await testApp();
  here = await ownerWithOrganisation(app, "owner@partners.example");
  other = await ownerWithOrganisation(app, "other@partners.example");
});

const inOrg = ({ token, organisationId }: Workspace) => ({
  as: token,
  params: { orgId: organisationId },
});
const nameOfFile = (headers: Readonly<Record<string, unknown>>) =>
  /filename="([^"]+)"/.exec(String(headers["content-disposition"]))?.[1];

describe.each([
  {
    noun: "customers",
    list: listCustomers,
    template: downloadCustomerTemplate,
    exports: exportCustomers,
    imports: importCustomers,
  },
  {
    noun: "suppliers",
    list: listSuppliers,
    template: downloadSupplierTemplate,
    exports: exportSuppliers,
    imports: importSuppliers,
  },
])("$noun", ({ noun, list, template, exports, imports }) => {
  const file = Buffer.from(
    'Company,Email address,Tags\nQuay Dairy,milk@quay.example,"Sales, Finance"\nRoasters,beans@quay.example,',
  );

  test("imports a list, exports it, and imports it elsewhere unchanged", async () => {
    expect((await app.call(imports, { ...inOrg(here), file })).body).toMatchObject({ added: 2 });
    const listed = (await app.call(list, inOrg(here))).body;
    expect(listed).toMatchObject([
      { name: "Quay Dairy", email: "milk@quay.example", category: ["Sales", "Finance"] },
      { name: "Roasters", category: [] },
    ]);
    const { bytes, headers } = await app.call(exports, inOrg(here));
    expect(nameOfFile(headers)).toBe(`${noun}.xlsx`);
    await app.call(imports, { ...inOrg(other), file: bytes });
    expect((await app.call(list, inOrg(other))).body).toMatchObject(
      listed.map(({ name, category }) => ({ name, category })),
    );
  });

  test("refuses a file with entries that exist already", async () => {
    const { status, problem } = await app.call(imports, { ...inOrg(here), file });
    expect([status, problem.errors]).toEqual([
      400,
      [
        { path: "duplicates.2", message: "Row 2: Quay Dairy" },
        { path: "duplicates.3", message: "Row 3: Roasters" },
      ],
    ]);
  });

  test("offers a template of the list", async () => {
    const { bytes, headers } = await app.call(template, { as: here.token });
    expect(nameOfFile(headers)).toBe(`${noun}_template.xlsx`);
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet?.rows[0]?.slice(0, 3)).toEqual(["Name", "Category", "Contact person"]);
    const [, example = []] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(example[0]).toBe("Example Office Supplies");
  });
});

describe("strategic third parties", () => {
  const file = Buffer.from(
    "Name,Category,Other category,Contact person,Email\nQuay Legal,solicitor,,Mia Chen,desk@quay.example\nLocks,OTHER,Locksmith,Bo,bo@quay.example",
  );
  const ofClass = (classId: "1" | "2") => ({ ...inOrg(here), query: { classId } });

  test("imports third parties into a class by the names of its categories, and exports them", async () => {
    const imported = await app.call(importStrategicThirdParties, { ...ofClass("1"), file });
    expect(imported.body).toMatchObject({ added: 2 });
    expect((await app.call(listStrategicThirdParties, ofClass("1"))).body).toMatchObject([
      { name: "Locks", strategicThirdPartyCategoryText: "Locksmith" },
      { name: "Quay Legal", strategicThirdPartyCategory: { name: "Solicitor" } },
    ]);
    const { bytes, headers } = await app.call(exportStrategicThirdParties, ofClass("1"));
    expect(nameOfFile(headers)).toBe("strategic_third_parties.xlsx");
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet?.rows.map(([name, category]) => [name, category])).toEqual([
      ["Name", "Category"],
      ["Locks", "Other"],
      ["Quay Legal", "Solicitor"],
    ]);
    const experts = await app.call(exportStrategicThirdParties, ofClass("2"));
    expect((await readXlsx(experts.bytes)).sheets[0]?.rows).toHaveLength(1);
  });

  test("refuses third parties of another class by their category", async () => {
    const { problem } = await app.call(importStrategicThirdParties, { ...ofClass("2"), file });
    expect(problem.errors?.[0]).toMatchObject({
      path: "rows.2.strategicThirdPartyCategoryId",
      message: expect.stringContaining("Row 2: 'solicitor' is not a category of this list."),
    });
  });

  test.each([
    ["1", "strategic_third_parties_template.xlsx", "Insurance Broker"],
    ["2", "strategic_crisis_experts_template.xlsx", "Fire and Water Damage Restorer"],
  ] as const)("gives third parties of class %s the template %s with an example", async (...one) => {
    const [classId, name, category] = one;
    const { bytes, headers } = await app.call(downloadStrategicThirdPartyTemplate, {
      as: here.token,
      query: { classId },
    });
    expect(nameOfFile(headers)).toBe(name);
    const [head = [], example = []] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(example[1]).toBe(category);
    // As someone fills it in: with another name.
    const rows = [head, example.with(0, "Own name")];
    const filled = Buffer.from(rows.map((cells) => cells.join("\t")).join("\n"));
    const { body } = await app.call(importStrategicThirdParties, {
      ...inOrg(here),
      query: { classId, dryRun: "true" },
      file: filled,
    });
    expect(body).toMatchObject({ added: 1, invalid: [], ignoredColumns: [] });
  });

  test("the template has examples for the country", async () => {
    const { bytes } = await app.call(downloadStrategicThirdPartyTemplate, {
      as: here.token,
      query: { classId: "1", country: "NZ" },
    });
    const [, example = []] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(example).toContain("+64 4 472 1234");
    expect(example).toContain("12 Example Street, Te Aro, Wellington 6011");
  });

  test("requires a class for third parties", async () => {
    const query = {} as { classId: "1" };
    const { status } = await app.call(importStrategicThirdParties, { ...inOrg(here), query, file });
    expect(status).toBe(400);
  });
});
