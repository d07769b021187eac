import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith } from "../../../../test/workspace";
import { createQueryClient } from "../../../platform/api/query-client";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { closeToast, currentToasts } from "../../../ui/feedback/toast-store";
import { BranchesCard } from "./branches-card";
import { SitesCard } from "./sites-card";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const ID = "0199e2a0-0000-7000-8000-000000000011";
const PLACE = {
  name: "Bowls club",
  address: "9 Green Street",
  additionalAddressInformation: null,
  email: null,
  phone: null,
  country: "NZ",
  isCountryAssumed: false,
  disputedCountry: null,
};
const organisation = organisationWith({ organisationId: ORG });
const server = vi.spyOn(globalThis, "fetch");
let isDeleted = false;
const writes = () =>
  server.mock.calls
    .filter(([, request]) => (request?.method ?? "GET") !== "GET")
    .map(([address, request]) => [
      request?.method,
      String(address).split(`/orgs/${ORG}/`).at(-1),
      ...(typeof request?.body === "string" ? [JSON.parse(request.body)] : []),
    ]);

beforeEach(() => {
  vi.clearAllMocks();
  for (const { id } of currentToasts()) closeToast(id);
  isDeleted = false;
});

it.each([
  [
    "alternative_sites",
    "alternativeSiteId",
    SitesCard,
    "recovery site",
    "The alternative site has been successfully deleted",
  ],
  [
    "branches",
    "branchId",
    BranchesCard,
    "business location",
    "The branch has been successfully deleted",
  ],
] as const)(
  "deletes one of %s, unless it is undone",
  async (path, idField, Card, noun, deleted) => {
    server.mockImplementation(async (address, request) => {
      const method = request?.method ?? "GET";
      if (method !== "GET") {
        isDeleted = method === "DELETE";
        return new Response(null, { status: 204 });
      }
      const place = { ...PLACE, [idField]: ID, isHeadOffice: false, departments: [] };
      return Response.json(String(address).includes(path) && !isDeleted ? [place] : []);
    });
    await render(
      <QueryClientProvider client={createQueryClient()}>
        <Card organisation={organisation} />
        <ToastRegion />
      </QueryClientProvider>,
    );
    const listed = page.getByText("9 Green Street");
    await expect.element(listed).toBeVisible();
    await page.getByRole("button", { name: "Delete Bowls club" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: `Delete ${noun}` })
      .click();
    await expect.element(listed).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Undo: Bowls club" }).click();
    await expect.element(listed).toBeVisible();
    expect(writes()).toEqual([]);
    await page.getByRole("button", { name: "Delete Bowls club" }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: `Delete ${noun}` })
      .click();
    await page.getByRole("button", { name: "Close: Deleting Bowls club" }).click();
    await expect.element(page.getByText(deleted)).toBeVisible();
    await expect.element(listed).not.toBeInTheDocument();
    expect(writes()).toEqual([["DELETE", `${path}/${ID}`]]);
  },
);

it("asks for the country of a location without a stated country, and saves it in one press", async () => {
  const branch = { ...PLACE, branchId: ID, isHeadOffice: true, departments: [] };
  let isStated = false;
  server.mockImplementation(async (_address, request) => {
    if (request?.method === "PATCH") {
      isStated = true;
      return Response.json(branch);
    }
    return Response.json([
      isStated ? branch : { ...branch, country: "AU", isCountryAssumed: true },
    ]);
  });
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <BranchesCard organisation={organisation} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText("Is Bowls club in Australia?")).toBeVisible();
  await expect.element(page.getByText("Assumed: Australia")).toBeVisible();
  await page.getByRole("button", { name: "Yes, in Australia" }).click();
  await expect.element(page.getByText("Is Bowls club in Australia?")).not.toBeInTheDocument();
  expect(writes()).toEqual([["PATCH", `branches/${ID}`, { country: "AU" }]]);
});

it("asks again about other locations if their country was assumed from the stated one", async () => {
  const [stated, other] = [
    { ...PLACE, branchId: ID, isHeadOffice: true, departments: [] },
    {
      ...PLACE,
      branchId: "0199e2a0-0000-7000-8000-000000000012",
      name: "Kiosk",
      isHeadOffice: false,
      departments: [],
      isCountryAssumed: true,
    },
  ];
  let isStated = false;
  server.mockImplementation(async (_address, request) => {
    if (request?.method === "PATCH") {
      isStated = true;
      return Response.json(stated);
    }
    const assumed = { country: "AU", isCountryAssumed: true };
    return Response.json(
      isStated
        ? [stated, other]
        : [
            { ...stated, ...assumed },
            { ...other, ...assumed },
          ],
    );
  });
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <BranchesCard organisation={organisation} />
      <ToastRegion />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText("Is Kiosk in Australia?")).toBeVisible();
  await page.getByRole("button", { name: "Yes, in Australia" }).first().click();
  await expect.element(page.getByText("Is Kiosk in New Zealand?")).toBeVisible();
});

it("names both countries if the address contradicts the stated country, and stores the answer", async () => {
  const branch = { ...PLACE, branchId: ID, isHeadOffice: true, departments: [] };
  const disputed = { ...branch, country: "ES", isCountryAssumed: true, disputedCountry: "GB" };
  server.mockImplementation(async (_address, request) =>
    Response.json(request?.method === "PATCH" ? { ...branch, country: "GB" } : [disputed]),
  );
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <BranchesCard organisation={organisation} />
    </QueryClientProvider>,
  );
  const question = page.getByText("Is Bowls club in Spain or United Kingdom?");
  await expect.element(question).toBeVisible();
  await expect
    .element(page.getByText(/names Spain, but United Kingdom was selected/))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "In Spain" })).toBeVisible();
  await page.getByRole("button", { name: "In United Kingdom" }).click();
  await expect.poll(writes).toEqual([["PATCH", `branches/${ID}`, { country: "GB" }]]);
});
