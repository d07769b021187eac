import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  HasUnsavedContext,
  UnsavedChangesContext,
  useUnsavedWatch,
} from "../../../ui/overlays/unsaved-changes";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { createQueryClient } from "../../../platform/api/query-client";
import { WorkspaceProvider } from "../../workspace/public";
import { readsSuggestions, suggestionsWith } from "../../../../test/suggestions";
import { organisationWith, planWith, workspaceOf } from "../../../../test/workspace";
import { OperationalBiaScreen } from "./operational-bia-screen";
import { pick } from "../../../../test/pick";

const id = (last: string) => `0199e2a0-0000-7000-8000-0000000000${last}`;
const [ORG, BRANCH, PLAN, KITCHEN, BAR, OVEN] = ["02", "03", "04", "11", "12", "21"].map(id);
const plan = planWith({ planId: PLAN, organisationId: ORG, branchId: BRANCH });
const organisation = organisationWith({ organisationId: ORG });
const unit = (departmentId: string | undefined, name: string) => ({ departmentId, name });

/** Watches for unsaved input, as the frame of the plan's pages does. */
const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { guard, hasUnsaved } = useUnsavedWatch();
  return (
    <UnsavedChangesContext value={guard}>
      <HasUnsavedContext value={hasUnsaved}>{children}</HasUnsavedContext>
    </UnsavedChangesContext>
  );
};

const UNITS = `/v1/orgs/${ORG}/branches/${BRANCH}/departments`;
const ASSETS = `/v1/plans/${PLAN}/assets`;
const EQUIPMENT = { assetTypeId: 1, name: "Equipment", description: "Machines." };
const oven = { assetId: OVEN, departmentId: KITCHEN, assetTypeId: 1, name: "Oven", quantity: 1 };
const GONE = { status: 404, code: "not-found", detail: "This could not be found." };

/**
 * Opens the screen. The server responds with `replies` by path, and with 404 to other paths, unless `respond` returns a
 * response. Returns the spy on `fetch`.
 */
async function open(
  replies: Readonly<Record<string, unknown>>,
  respond: (path: string, init?: RequestInit) => Response | undefined = () => undefined,
) {
  const server = vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
    const json = replies[String(address)];
    const isKnown = json !== undefined;
    return (
      respond(String(address), init) ??
      Response.json(isKnown ? json : GONE, { status: isKnown ? 200 : 404 })
    );
  });
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <WorkspaceProvider value={workspaceOf(organisation, plan)}>
          <Frame>
            <OperationalBiaScreen />
          </Frame>
        </WorkspaceProvider>
        <ToastRegion />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

it("keeps the form of an asset open when its business unit is deleted elsewhere", async () => {
  const replies: Record<string, unknown> = {
    [UNITS]: [unit(KITCHEN, "Kitchen"), unit(BAR, "Bar")],
    "/v1/asset_types": [EQUIPMENT],
    [ASSETS]: [oven],
  };
  await open(replies);
  await page.getByRole("button", { name: "Edit Oven" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Two ovens");
  replies[UNITS] = [unit(BAR, "Bar")];
  replies[ASSETS] = [];
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Description" })).toHaveValue("Two ovens");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(page.getByRole("heading", { name: "Bar" })).toBeVisible();
});

it("leads to the business units when there are none", async () => {
  await open({ [UNITS]: [], "/v1/asset_types": [EQUIPMENT], [ASSETS]: [] });
  await expect.element(page.getByText("No Business Units")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Go To Business Units" }))
    .toHaveAttribute("href", "/dashboard/business-units");
});

it("warns that an import replaces the assets, and says how many before it does", async () => {
  const report = {
    added: 2,
    replaced: 1,
    duplicateCount: 0,
    duplicates: [],
    invalidCount: 0,
    invalid: [],
    ignoredColumns: [],
    missingFields: [],
    columns: [],
    fields: [],
    wrongRows: [],
  };
  const server = await open({
    [UNITS]: [unit(KITCHEN, "Kitchen")],
    "/v1/asset_types": [EQUIPMENT],
    [ASSETS]: [oven],
    [`${ASSETS}/import?dryRun=true`]: report,
    [`${ASSETS}/import?skipDuplicates=true`]: report,
    "/v1/plans": [],
  });
  await expect.element(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect
    .element(page.getByText("Importing replaces all assets of this plan with those in the file."))
    .toBeVisible();
  await userEvent.upload(
    page.getByLabelText("Spreadsheet file"),
    new File(["x"], "assets.csv", { type: "text/csv" }),
  );
  await expect
    .element(page.getByText("2 assets will replace the 1 that are listed now."))
    .toBeVisible();
  const isImport = ([address]: unknown[]) => String(address).endsWith("skipDuplicates=true");
  expect(server.mock.calls.some(isImport)).toBe(false);
  await page.getByRole("button", { name: "Import 2 assets" }).click();
  await expect.element(page.getByText("Imported successfully")).toBeVisible();
  expect(server.mock.calls.some(isImport)).toBe(true);
});

it("adds what a unit supports and depends on in two clicks each, and removes it in one", async () => {
  const plans = `/v1/plans/${PLAN}`;
  const row = (last: string, overrides: object) => ({
    unitDependencyId: id(last),
    departmentId: KITCHEN,
    strategicCriticalAreaId: null,
    neededDepartmentId: null,
    supplierId: null,
    systemName: null,
    ...overrides,
  });
  const meals = { strategicCriticalAreaId: id("31"), name: "Meals" };
  const carried = row("41", meals);
  const created = [
    [carried],
    [carried, row("42", { systemName: "Till app", name: "Till app" })],
  ].values();
  const replies = {
    [UNITS]: [unit(KITCHEN, "Kitchen"), unit(BAR, "Bar")],
    "/v1/asset_types": [{ assetTypeId: 5, name: "Application Requirements", description: "Apps." }],
    [ASSETS]: [{ ...oven, departmentId: BAR, assetTypeId: 5, name: "Till app" }],
    [`${plans}/strategic_bias`]: [{ strategicCriticalArea: meals }],
    [`/v1/orgs/${ORG}/suppliers`]: [{ supplierId: id("51"), name: "Roaster" }],
    [`${plans}/unit_dependencies`]: [],
    "/v1/plans": [],
  };
  const sent: unknown[] = [];
  await open(replies, (path, init) => {
    if (init?.method === "POST") sent.push(JSON.parse(String(init.body)));
    if (path.endsWith("/create")) return Response.json(created.next().value, { status: 201 });
    return path.endsWith("/delete") ? new Response(null, { status: 204 }) : undefined;
  });
  // The list of choices opens with its field: two presses for each choice, by mouse or keyboard.
  await page.getByRole("button", { name: "Add critical areas" }).click();
  await expect
    .element(page.getByRole("combobox", { name: "Supports these critical areas" }))
    .toHaveFocus();
  await pick(page.getByRole("option", { name: "Meals" }));
  // The list remains open for further choices.
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Remove Meals" })).toBeVisible();
  (page.getByRole("button", { name: "Add dependencies" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("combobox", { name: "Depends on" })).toHaveFocus();
  await expect.element(page.getByRole("option", { name: "Roaster" })).toBeVisible();
  await pick(page.getByRole("option", { name: "Till app" }));
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Remove Meals" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("button", { name: "Remove Meals" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Remove Till app" })).toBeVisible();
  expect(sent).toEqual([
    [{ departmentId: KITCHEN, strategicCriticalAreaId: id("31") }],
    [{ departmentId: KITCHEN, systemName: "Till app" }],
    [id("41")],
  ]);
});

it("shows a suggested asset under its type as soon as it is added", async () => {
  const assets = [
    { businessUnit: "Bar", assetTypeId: 5, name: "Till app", quantity: 1, comments: "Note it." },
  ];
  const replies = {
    [UNITS]: [unit(BAR, "Bar")],
    "/v1/asset_types": [
      EQUIPMENT,
      { assetTypeId: 5, name: "Application Requirements", description: "Apps." },
    ],
    [ASSETS]: [],
    "/v1/plans": [],
  };
  await open(replies, (path, init) => {
    if (readsSuggestions(path)) return Response.json(suggestionsWith({ assets }));
    const added = [{ ...oven, departmentId: BAR, assetTypeId: 5, name: "Till app" }];
    return init?.method === "POST" ? Response.json(added, { status: 201 }) : undefined;
  });
  await expect
    .element(page.getByRole("tab", { name: "Equipment" }))
    .toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: "Show suggestions" }).click();
  await page.getByRole("button", { name: "Add asset: Till app" }).click();
  await expect.element(page.getByRole("button", { name: "Edit Till app" })).toBeVisible();
});

it("asks before an asset is deleted, and deletes it once it can no longer be undone", async () => {
  const server = await open(
    { [UNITS]: [unit(KITCHEN, "Kitchen")], "/v1/asset_types": [EQUIPMENT], [ASSETS]: [oven] },
    (path) => (path === `${ASSETS}/delete` ? new Response(null, { status: 204 }) : undefined),
  );
  const isDeletion = ([address]: unknown[]) => String(address).endsWith("/delete");
  await page.getByRole("button", { name: "Delete Oven" }).click();
  expect(server.mock.calls.some(isDeletion)).toBe(false);
  await page.getByRole("button", { name: "Delete asset" }).click();
  await expect.element(page.getByRole("button", { name: "Undo: Oven" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Oven/ })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Close: Deleting Oven" }).click();
  await expect.element(page.getByText("The asset has been successfully deleted")).toBeVisible();
  expect(server.mock.calls.filter(isDeletion)).toHaveLength(1);
});

it("asks for the description and the quantity of an asset before it saves one", async () => {
  const server = await open(
    { [UNITS]: [unit(KITCHEN, "Kitchen")], "/v1/asset_types": [EQUIPMENT], [ASSETS]: [] },
    (path) => (path === `${ASSETS}/create` ? Response.json([oven], { status: 201 }) : undefined),
  );
  const sent = () =>
    server.mock.calls.flatMap(([address, init]) =>
      String(address).endsWith("/create") ? [JSON.parse(String(init?.body))] : [],
    );
  const description = page.getByRole("textbox", { name: "Description" });
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await page.getByRole("button", { name: "Add new" }).first().click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(description).toHaveAccessibleDescription(/Please input description/);
  await expect.element(quantity).toHaveAccessibleDescription(/Please input quantity/);
  expect(sent()).toEqual([]);
  await description.fill("Oven");
  await quantity.fill("1");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0]).toMatchObject([{ name: "Oven", quantity: 1 }]);
});
