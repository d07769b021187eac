import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import {
  importContacts,
  importCustomers,
  importStrategicThirdParties,
  importSuppliers,
} from "@holdfast/contract/directory/import-endpoints";
import { listSuppliers } from "@holdfast/contract/directory/supplier-endpoints";
import { listStrategicThirdParties } from "@holdfast/contract/directory/third-party-endpoints";
import { importStrategicCriticalAreas } from "@holdfast/contract/strategic-areas/import-endpoints";
import { listStrategicCriticalAreas } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { beforeAll, expect, test } from "vitest";
import { ownerWithOrganisation } from "../../../../test/factories/workspace";
import {
  excelFile,
  excelForMacFile,
  googleSheetsFile,
  libreOfficeFile,
  type ListRows,
  windowsCsv,
} from "../../../../test/setup/list-files";
import { type TestApp, testApp } from "../../../../test/setup/test-app";

/* Every list of an organisation is imported from the files of each program, dates and numbers included. */

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const DATE = { date: "2026-12-01" };
const DATE_TEXT = "01/12/2026";
const PHONE = { number: 491_570_006 };
const PHONE_TEXT = "+61 491 570 006";
const NAME = "Müller & Söhne";

const CONTACTS: ListRows = [
  ["Given name", "Surname", "Mobile", "Type", "Employment", "Department"],
  ["Zoë", "Lind", PHONE, "Internal", "Full time", DATE],
];
const PARTNERS: ListRows = [
  ["Company", "Tags", "Email", "Phone", "Address"],
  [NAME, "Sales, Finance", "desk@quay.example", PHONE, DATE],
];
const PARTNER = {
  name: NAME,
  category: ["Sales", "Finance"],
  phone: PHONE_TEXT,
  address: DATE_TEXT,
};
const THIRD_PARTIES: ListRows = [
  ["Name", "Category", "Contact person", "Email", "Phone", "Comments"],
  [NAME, "Other", "Jörg Müller", "desk@quay.example", PHONE, DATE],
];
const THIRD_PARTY = { name: NAME, phone: PHONE_TEXT, comments: DATE_TEXT };
const AREAS: ListRows = [
  ["Area", "Type", "Notes"],
  [NAME, "Products and Services", DATE],
];

const PROGRAMS: readonly (readonly [string, (rows: ListRows) => Buffer])[] = [
  ["Excel", excelFile],
  ["Excel for Mac, with a title and dates of 1904", (rows) => excelForMacFile("Our list", rows)],
  ["LibreOffice", libreOfficeFile],
  ["Google Sheets", googleSheetsFile],
  ["Excel for Windows, as CSV", windowsCsv],
];

test.each(PROGRAMS)("every list is imported from %s", async (program, write) => {
  const number = PROGRAMS.findIndex(([name]) => name === program);
  const { token, organisationId } = await ownerWithOrganisation(
    app,
    `owner${number}@programs.example`,
  );
  const inOrg = { as: token, params: { orgId: organisationId } };
  const added = { status: 200, body: { added: 1, ignoredColumns: [] } };

  const contacts = await app.call(importContacts, { ...inOrg, file: write(CONTACTS) });
  expect(contacts).toMatchObject(added);
  expect((await app.call(listContacts, inOrg)).body).toMatchObject([
    { firstName: "Zoë", lastName: "Lind", mobile: PHONE_TEXT, department: DATE_TEXT },
  ]);

  const customers = await app.call(importCustomers, { ...inOrg, file: write(PARTNERS) });
  expect(customers).toMatchObject(added);
  expect((await app.call(listCustomers, inOrg)).body).toMatchObject([PARTNER]);

  const suppliers = await app.call(importSuppliers, { ...inOrg, file: write(PARTNERS) });
  expect(suppliers).toMatchObject(added);
  expect((await app.call(listSuppliers, inOrg)).body).toMatchObject([PARTNER]);

  for (const classId of ["1", "2"] as const) {
    const ofClass = { ...inOrg, query: { classId } };
    const file = write(THIRD_PARTIES);
    expect(await app.call(importStrategicThirdParties, { ...ofClass, file })).toMatchObject(added);
    expect((await app.call(listStrategicThirdParties, ofClass)).body).toMatchObject([THIRD_PARTY]);
  }

  const areas = await app.call(importStrategicCriticalAreas, { ...inOrg, file: write(AREAS) });
  expect(areas).toMatchObject(added);
  expect((await app.call(listStrategicCriticalAreas, inOrg)).body).toMatchObject([
    { name: NAME, description: DATE_TEXT },
  ]);
});
