import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MAY, MAY_NOT, organisationWith } from "../test/workspace";
import { createQueryClient } from "./platform/api/query-client";
import { endSession, startSession } from "./platform/session/session";
import { ENDS_WITH_SESSION } from "./platform/session/session-keys";
import { WorkspaceFrame } from "./features/workspace/frame/workspace-frame";
import { OrganisationScreen } from "./features/organisations/organisation-screen";
import { OrganisationsScreen } from "./features/organisations/organisations-screen";

/* An archived organisation is not lost: its owner can find and unarchive it. */

const organisationOf = (index: number, changes: Partial<Organisation> = {}): Organisation =>
  organisationWith({
    organisationId: `0199e2a0-0000-7000-8000-00000000000${index}`,
    name: `Harbour Café ${index}`,
    isDefault: false,
    ...changes,
  });
const ARCHIVED = organisationOf(1, { isArchived: true, can: { ...MAY_NOT, archive: true } });
const ACTIVE = organisationOf(2);

const server = vi.spyOn(globalThis, "fetch");
let all: readonly Organisation[] = [];
let refusal: object | undefined;
const isOf = ({ organisationId }: Organisation, path: string) => path === `/orgs/${organisationId}`;

const switched = (organisation: Organisation): Organisation => ({
  ...organisation,
  isArchived: !organisation.isArchived,
  can: organisation.isArchived ? MAY : { ...MAY_NOT, archive: true },
});

const answerTo = (path: string, method: string): unknown => {
  if (path === "/orgs") return all.filter(({ isArchived }) => !isArchived);
  if (path === "/orgs?archived=true") return all;
  if (method !== "PATCH") return [];
  all = all.map((organisation) =>
    isOf(organisation, path) ? switched(organisation) : organisation,
  );
  return all.find((organisation) => isOf(organisation, path));
};

const open = (address = "/organization") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<WorkspaceFrame />}>
            <Route path="/organization" element={<OrganisationScreen />} />
            <Route path="/organization/list" element={<OrganisationsScreen />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const heading = (name: string) => page.getByRole("heading", { name, level: 1 });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const sent = () =>
  server.mock.calls
    .filter(([, request]) => request?.method === "PATCH")
    .map(([address, request]) => [String(address), JSON.parse(String(request?.body)) as unknown]);

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  all = [ARCHIVED];
  refusal = undefined;
  server.mockImplementation(async (address, request) => {
    const path = String(address).replace("/v1", "");
    const method = request?.method ?? "GET";
    if (path.startsWith("/user") || path.endsWith("/broker-sharing"))
      return new Response(null, { status: 404 });
    if (method === "PATCH" && refusal) return Response.json(refusal, { status: 409 });
    return Response.json(answerTo(path, method));
  });
});
afterEach(() => endSession());

describe("when the only organisation is archived", () => {
  it("says so, and lets an owner unarchive it", async () => {
    await open();
    await expect.element(heading("Your organisation is archived")).toBeVisible();
    await button("Unarchive Harbour Café 1").click();
    await expect.element(heading("Harbour Café 1")).toBeVisible();
    expect(sent()).toEqual([[`/v1/orgs/${ARCHIVED.organisationId}`, { IsArchived: false }]]);
  });

  it("shows the only organisation, which is archived, also after the page is opened again", async () => {
    all = [{ ...ARCHIVED, can: MAY_NOT }];
    const { unmount } = await open();
    await button("View Harbour Café 1").click();
    await expect.element(heading("Harbour Café 1")).toBeVisible();
    await unmount();
    await open();
    await expect.element(heading("Harbour Café 1")).toBeVisible();
    await expect.element(page.getByText("This organisation is archived.")).toBeVisible();
  });

  it("offers to create a new business instead, with a way back", async () => {
    await open();
    await button("Create a new business").click();
    await expect.element(heading("Create Business")).toBeVisible();
    await button("Cancel").click();
    await expect.element(heading("Your organisation is archived")).toBeVisible();
  });

  it("refers users who may not unarchive to an owner", async () => {
    all = [{ ...ARCHIVED, roleName: "editor", can: MAY_NOT }];
    await open();
    await expect.element(page.getByText("Ask an owner to unarchive it.")).toBeVisible();
    await expect.element(button("Unarchive Harbour Café 1")).not.toBeInTheDocument();
  });

  it("shows why the server refuses", async () => {
    refusal = {
      code: "not-allowed",
      status: 403,
      detail: "You do not have permission to do this.",
    };
    await open();
    await button("Unarchive Harbour Café 1").click();
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("You do not have permission to do this.");
  });
});

it("offers to create a business without any organisation", async () => {
  all = [];
  await open();
  await expect.element(heading("Create Business")).toBeVisible();
});

describe("with an archived organisation among others", () => {
  beforeEach(() => {
    all = [ARCHIVED, ACTIVE];
  });

  it("lists it, opens it read-only and unarchives it", async () => {
    await open("/organization/list");
    await expect.element(button("Select Harbour Café 2")).toBeVisible();
    await expect.element(button("Select Harbour Café 1")).not.toBeInTheDocument();
    await page.getByText("Show Archived").click();
    await button("Select Harbour Café 1").click();
    await expect.element(heading("Harbour Café 1")).toBeVisible();
    await expect.element(page.getByText("This organisation is archived.")).toBeVisible();
    await expect.element(button("Edit business information")).not.toBeInTheDocument();
    await button("Unarchive").click();
    await expect.element(button("Edit business information")).toBeVisible();
    await expect.element(page.getByText("This organisation is archived.")).not.toBeInTheDocument();
  });

  it("unarchives it from the list", async () => {
    await open("/organization/list");
    await page.getByText("Show Archived").click();
    await button("Unarchive Harbour Café 1").click();
    await expect.poll(sent).toHaveLength(1);
    await expect.element(button("Unarchive Harbour Café 1")).not.toBeInTheDocument();
  });

  it("opens an active organisation when the stored one is no longer accessible", async () => {
    localStorage.setItem(ENDS_WITH_SESSION.organisation, "0199e2a0-0000-7000-8000-000000000009");
    await open();
    await expect.element(heading("Harbour Café 2")).toBeVisible();
  });
});

describe("archiving", () => {
  const confirm = () =>
    page.getByRole("alertdialog", { name: "Archive Harbour Café 2?" }).getByRole("button", {
      name: "Archive",
    });
  beforeEach(() => {
    all = [ACTIVE, organisationOf(3)];
  });

  it("asks first, then shows the organisation read-only, with a way back", async () => {
    localStorage.setItem(ENDS_WITH_SESSION.organisation, ACTIVE.organisationId);
    await open();
    await button("Archive organisation").click();
    await expect.element(page.getByText(/It is hidden from the list/)).toBeVisible();
    expect(sent()).toEqual([]);
    await confirm().click();
    await expect.element(page.getByText("This organisation is archived.")).toBeVisible();
    expect(sent()).toEqual([[`/v1/orgs/${ACTIVE.organisationId}`, { IsArchived: true }]]);
    await expect.element(heading("Harbour Café 2")).toBeVisible();
    await expect.element(button("Archive organisation")).not.toBeInTheDocument();
    await expect.element(button("Upload logo")).not.toBeInTheDocument();
    await button("Unarchive").click();
    await expect.element(button("Archive organisation")).toBeVisible();
  });

  it("hides an organisation from the list unless archived ones are shown", async () => {
    localStorage.setItem(ENDS_WITH_SESSION.organisation, organisationOf(3).organisationId);
    await open("/organization/list");
    await button("Archive Harbour Café 2").click();
    await confirm().click();
    await expect.element(button("Select Harbour Café 2")).not.toBeInTheDocument();
    await page.getByText("Show Archived").click();
    await expect.element(button("Unarchive Harbour Café 2")).toBeVisible();
  });

  it("does not offer archiving to users who may not archive", async () => {
    all = [{ ...ACTIVE, roleName: "editor", can: { ...ACTIVE.can, archive: false } }];
    await open();
    await expect.element(heading("Harbour Café 2")).toBeVisible();
    await expect.element(button("Archive organisation")).not.toBeInTheDocument();
  });

  it("shows why the server refuses, in the dialog", async () => {
    refusal = {
      code: "not-allowed",
      status: 403,
      detail: "You do not have permission to do this.",
    };
    localStorage.setItem(ENDS_WITH_SESSION.organisation, ACTIVE.organisationId);
    await open();
    await button("Archive organisation").click();
    await confirm().click();
    await expect
      .element(page.getByRole("alertdialog").getByRole("alert"))
      .toMatchTextContent("You do not have permission to do this.");
  });
});
