import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith } from "../../../../test/workspace";
import { createQueryClient } from "../../../platform/api/query-client";
import { CountryChange } from "./country-change-section";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const ANA = "0199e2a0-0000-7000-8000-000000000012";
const POLICY = "0199e2a0-0000-7000-8000-000000000013";
const server = vi.spyOn(globalThis, "fetch");
const ana = {
  contactId: ANA,
  firstName: "Ana",
  lastName: "Silva",
  email: null,
  phone: "+61 2 9123 4567",
  mobile: "+61 2 7555 1234",
  afterHoursPhone: "+44 20 7946 0000",
  jobTitle: null,
  contactTypeId: 1,
  workTypeId: 1,
  department: null,
  branchId: null,
  branchName: null,
  version: 3,
};
let contact = ana;
const writes: unknown[] = [];

beforeEach(() => {
  contact = ana;
  writes.length = 0;
  server.mockImplementation(async (address, request) => {
    if (request?.method === "PATCH") {
      const changes = JSON.parse(String(request.body));
      writes.push([new Headers(request.headers).get("if-match"), changes]);
      contact = { ...contact, ...changes, version: 4 };
      return Response.json(contact);
    }
    return Response.json(String(address).includes("/contacts") ? [contact] : []);
  });
});

const shownFor = (country: string, isCountryAssumed: boolean) => (
  <QueryClientProvider client={client}>
    <CountryChange
      organisation={organisationWith({ organisationId: ORG, country, isCountryAssumed })}
    />
  </QueryClientProvider>
);
let client = createQueryClient();
const question = page.getByText("Are these numbers in New Zealand?");

const stateNewZealand = async () => {
  client = createQueryClient();
  const shown = await render(shownFor("AU", true));
  await expect.element(question).not.toBeInTheDocument();
  await shown.rerender(shownFor("NZ", false));
  await expect.element(question).toBeVisible();
};

it("asks which numbers were read in the assumed country, and changes the selected ones", async () => {
  await stateNewZealand();
  await expect.element(page.getByText(/\+44/)).not.toBeInTheDocument();
  await expect.element(page.getByRole("checkbox")).toHaveLength(2);
  await page.getByText("Ana Silva, mobile: +61 2 7555 1234 becomes +64 27 555 1234").click();
  await page.getByRole("button", { name: "Change selected numbers" }).click();
  await expect.element(page.getByText(/Ana Silva, mobile/)).not.toBeInTheDocument();
  expect(writes).toEqual([['"3"', { mobile: "+64 27 555 1234" }]]);
  await expect.element(page.getByText(/Ana Silva, phone/)).toBeVisible();
});

it("changes numbers of every list", async () => {
  const lists = {
    branches: { branchId: ANA, isCountryAssumed: true },
    alternative_sites: { alternativeSiteId: ANA, isCountryAssumed: true },
    customers: { customerId: ANA },
    suppliers: { supplierId: ANA },
    strategic_third_parties: { strategicThirdPartyId: ANA },
    insurance_policies: { insurancePolicyId: POLICY, insurer: "Aria" },
  };
  const branch = { country: "AU", isCountryAssumed: true };
  const plans = [
    { planId: ORG, branch, expiryStatus: "not-expired" },
    { planId: ANA, branch, expiryStatus: "expired" },
  ];
  const changed: string[] = [];
  server.mockImplementation(async (address, request) => {
    if (String(address).includes("/v1/plans?")) return Response.json(plans);
    expect(String(address)).not.toContain(`/v1/plans/${ANA}`);
    const [, list = "", id] =
      /\/v1\/(?:orgs|plans)\/[^/]+\/([^/?]+)(?:\/([^/?]+))?/.exec(String(address)) ?? [];
    const [recordId, field] =
      list === "insurance_policies" ? [POLICY, "claimsPhone"] : [ANA, "phone"];
    const number = { [field]: "+61 2 7555 1234" };
    const record = { ...lists[list as keyof typeof lists], name: list, ...number };
    if (request?.method !== "PATCH") return Response.json(list in lists ? [record] : []);
    expect([id, JSON.parse(String(request.body))]).toEqual([
      recordId,
      { [field]: "+64 27 555 1234" },
    ]);
    changed.push(list);
    return Response.json(record);
  });
  await stateNewZealand();
  await expect.element(page.getByRole("checkbox")).toHaveLength(Object.keys(lists).length);
  await page.getByRole("button", { name: "Select all" }).click();
  await page.getByRole("button", { name: "Change selected numbers" }).click();
  await expect.poll(() => changed).toEqual(Object.keys(lists));
});

it("does not change numbers that the user leaves as they are", async () => {
  await stateNewZealand();
  await page.getByRole("button", { name: "Leave them as they are" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(writes).toEqual([]);
});

it("does not ask when the assumed country is confirmed", async () => {
  client = createQueryClient();
  const shown = await render(shownFor("AU", true));
  await shown.rerender(shownFor("AU", false));
  await expect.element(page.getByText(/Are these numbers/)).not.toBeInTheDocument();
  expect(server).not.toHaveBeenCalled();
});
