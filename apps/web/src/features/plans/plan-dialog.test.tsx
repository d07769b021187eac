import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/accessible";
import { createQueryClient } from "../../platform/api/query-client";
import { organisationWith, planWith } from "../../../test/workspace";
import { PlanDialog } from "./plan-dialog";

/* Which fields each mode of the plan's form shows (specification 2, 'Plans page and plan form'). */

const BRANCH = "0199e2a0-0000-7000-8000-000000000003";
const organisation = organisationWith({
  branches: [{ branchId: BRANCH, name: "Head Office" }],
});
const plan = planWith({
  planId: "0199e2a0-0000-7000-8000-000000000001",
  name: "Wharf plan",
  branchId: BRANCH,
  currency: {
    code: "NZD",
    name: "New Zealand Dollar",
    symbol: "$",
    prefix: "NZ$",
    minorUnits: 2,
  },
});

const server = vi.spyOn(globalThis, "fetch");
beforeEach(() => {
  vi.clearAllMocks();
  server.mockImplementation(async (address) =>
    Response.json(
      String(address).includes("currencies")
        ? [
            { code: "AUD", name: "Australian Dollar", active: true },
            { code: "NZD", name: "New Zealand Dollar", active: true },
          ]
        : [],
    ),
  );
});

const NAME = "Plan Name";
const LOCATION = "Business Location";
const KEY = "Subscription Key or Promo Code";
const CURRENCY = "Currency";
const CONTACTS = "Accountable Contacts";
const ALL = [NAME, LOCATION, KEY, CURRENCY, CONTACTS];
const open = (act: "create" | "clone" | "edit" | "renew", of = organisation) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <PlanDialog
          open={act === "create" ? { act } : { act, plan }}
          organisation={of}
          onCreated={() => undefined}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it.each([
  ["create", ALL, ""],
  ["clone", ALL, "Wharf plan copy"],
  ["edit", [NAME, LOCATION, CURRENCY, CONTACTS], "Wharf plan"],
  ["renew", [KEY], undefined],
] as const)("%s shows its fields and no other", async (act, fields, name) => {
  await open(act);
  const dialog = page.getByRole("dialog");
  for (const label of fields)
    await expect.element(dialog.getByLabelText(label).first()).toBeVisible();
  await expectAccessible();
  for (const label of ALL.filter((name) => !fields.some((field) => field === name)))
    expect(dialog.getByLabelText(label).elements()).toHaveLength(0);
  const names = dialog.getByLabelText(NAME).elements();
  expect(names.map((field) => (field as HTMLInputElement).value)).toEqual(
    fields.some((field) => field === NAME) ? [name] : [],
  );
  expect(dialog.getByRole("group", { name: "What to carry over" }).elements()).toHaveLength(
    act === "clone" ? 1 : 0,
  );
});

it("starts a new plan in Australian dollars, and a clone in the plan's currency", async () => {
  const { unmount } = await open("create");
  await expect.element(page.getByLabelText(CURRENCY)).toHaveValue("AUD");
  await unmount();
  await open("clone");
  await expect.element(page.getByLabelText(CURRENCY)).toHaveValue("NZD");
});

it("names what is missing at each required field, and sends nothing", async () => {
  // Of one location it is the default.
  const branches = [BRANCH, "0199e2a0-0000-7000-8000-000000000005"].map((branchId, at) => ({
    branchId,
    name: `Location ${at}`,
  }));
  await open("create", organisationWith({ branches }));
  await page.getByRole("button", { name: "Create plan" }).click();
  await expect.element(page.getByLabelText(NAME)).toHaveFocus();
  for (const [label, message] of [
    [NAME, "Please input the name."],
    [LOCATION, "Please select the business location."],
    [KEY, "Please input a valid Subscription Key or Promo Code."],
  ] as const)
    await expect
      .element(page.getByLabelText(label))
      .toHaveAccessibleDescription(expect.stringContaining(message));
  await expectAccessible();
  expect(server.mock.calls.filter(([, sent]) => sent?.method === "POST")).toEqual([]);
});
