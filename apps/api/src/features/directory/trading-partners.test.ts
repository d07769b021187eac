import { createCustomer, listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import {
  createSupplier,
  listSuppliers,
  updateSupplier,
} from "@holdfast/contract/directory/supplier-endpoints";
import { beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/setup/test-app";
import { ownerWithOrganisation, type Workspace } from "../../../test/factories/workspace";
import { customersTable, suppliersTable } from "./directory-table";

let app: TestApp;
let here: Workspace;
beforeAll(async () => {
  app = await testApp();
  here = await ownerWithOrganisation(app, "owner@cafe.example");
});

const roasters = { name: "Harbour Roasters", email: "orders@roasters.example" };
const inOrg = ({ token, organisationId }: Workspace) => ({
  as: token,
  params: { orgId: organisationId },
});

test("customers and suppliers are separate lists", async () => {
  const apart = await ownerWithOrganisation(app, "apart@cafe.example");
  const customer = await app.call(createCustomer, { ...inOrg(apart), body: roasters });
  const supplier = await app.call(createSupplier, {
    ...inOrg(apart),
    body: { ...roasters, name: "Quay Dairy" },
  });
  expect((await app.call(listCustomers, inOrg(apart))).body).toEqual([customer.body]);
  expect((await app.call(listSuppliers, inOrg(apart))).body).toEqual([supplier.body]);
});

describe("category", () => {
  test("stores its tags in order, trimmed and once each, and keeps them in a change without them", async () => {
    const { body: answer } = await app.call(createSupplier, {
      ...inOrg(here),
      body: { ...roasters, category: ["Sales", " Finance ", "Sales", 'Say "hi", {you}'] },
    });
    expect(answer.category).toEqual(["Sales", "Finance", 'Say "hi", {you}']);
    const params = { orgId: here.organisationId, supplierId: answer.supplierId };
    const renamed = await app.call(updateSupplier, {
      as: here.token,
      params,
      body: { name: "Harbour Coffee" },
    });
    expect(renamed.body).toEqual({ ...answer, name: "Harbour Coffee", version: 2 });
    const emptied = await app.call(updateSupplier, {
      as: here.token,
      params,
      body: { category: [] },
    });
    expect(emptied.body).toEqual({ ...renamed.body, category: [], version: 3 });
  });
});

describe.each([
  { noun: "customers", table: customersTable, list: listCustomers },
  { noun: "suppliers", table: suppliersTable, list: listSuppliers },
])("300 $noun", ({ noun, table, list }) => {
  test("returns 300 rows in one response, by name ignoring case", async () => {
    const crowd = await ownerWithOrganisation(app, `${noun}@cafe.example`);
    const rows = Array.from({ length: 300 }, (_, number) => ({
      ...roasters,
      organisationId: crowd.organisationId,
      id: app.services.newId(),
      name: `${number % 2 ? "PARTNER" : "partner"} ${String((number * 7) % 150).padStart(3, "0")}`,
      createdAt: app.clock.now(),
    }));
    await app.services.database.query.insert(table).values(rows);
    const { body: answer } = await app.call(list, inOrg(crowd));
    const idOf = (row: (typeof answer)[number]) =>
      "customerId" in row ? row.customerId : row.supplierId;
    expect(answer.map((row) => `${row.name.toLowerCase()}|${idOf(row)}`)).toEqual(
      rows.map((row) => `${row.name.toLowerCase()}|${row.id}`).toSorted(),
    );
  });
});
