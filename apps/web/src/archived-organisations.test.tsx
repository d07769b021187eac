import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "./platform/api/query-client";
import { ENDS_WITH_SESSION, endSession, startSession } from "./platform/session/session";
import { WorkspaceFrame } from "./features/dashboard/workspace-frame";
import { OrganisationScreen } from "./features/organisations/organisation-screen";
import { OrganisationsScreen } from "./features/organisations/organisations-screen";

/* An archived organisation is not lost: its owner is told so and finds the way back. */

const organisationOf = (place: number, changes: Partial<Organisation> = {}): Organisation => ({
  organisationId: `0199e2a0-0000-7000-8000-00000000000${place}`,
  name: `Harbour Café ${place}`,
  legalName: "Harbour Café",
  registrationNumber: null,
  industryCode: "4511",
  industryName: "Cafes and Restaurants",
  industry: { code: "4511", name: "Cafes and Restaurants" },
  governance: null,
  avatarUrl: null,
  isArchived: false,
  isDefault: false,
  roleName: "owner",
  can: { change: true, archive: true, manageMembers: true, deletePlan: true },
  branches: [],
  plans: [],
  ...changes,
});
const NOTHING_BUT = { change: false, manageMembers: false, deletePlan: false };
const ARCHIVED = organisationOf(1, { isArchived: true, can: { ...NOTHING_BUT, archive: true } });
const ACTIVE = organisationOf(2);

const server = vi.spyOn(globalThis, "fetch");
let all: readonly Organisation[] = [];
let refusal: object | undefined;
const isOf = ({ organisationId }: Organisation, path: string) => path === `/orgs/${organisationId}`;

const answerTo = (path: string, method: string): unknown => {
  if (path === "/orgs") return all.filter(({ isArchived }) => !isArchived);
  if (path === "/orgs?archived=true") return all;
  if (method !== "PATCH") return [];
  all = all.map((one) => (isOf(one, path) ? { ...organisationOf(1), isArchived: false } : one));
  return all.find((one) => isOf(one, path));
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
    if (path.startsWith("/user")) return new Response(null, { status: 404 });
    if (method === "PATCH" && refusal) return Response.json(refusal, { status: 409 });
    return Response.json(answerTo(path, method));
  });
});
afterEach(() => endSession());

describe("a person whose only organisation is archived", () => {
  it("is told so, and unarchives it", async () => {
    await open();
    await expect.element(heading("Your organisation is archived")).toBeVisible();
    await button("Unarchive Harbour Café 1").click();
    await expect.element(heading("Harbour Café 1")).toBeVisible();
    expect(sent()).toEqual([[`/v1/orgs/${ARCHIVED.organisationId}`, { IsArchived: false }]]);
  });

  it("creates a new business instead, and can go back", async () => {
    await open();
    await button("Create a new business").click();
    await expect.element(heading("Create Business")).toBeVisible();
    await button("Cancel").click();
    await expect.element(heading("Your organisation is archived")).toBeVisible();
  });

  it("is sent to an owner where the role may not unarchive", async () => {
    all = [{ ...ARCHIVED, roleName: "editor", can: { ...NOTHING_BUT, archive: false } }];
    await open();
    await expect.element(page.getByText("Ask an owner to unarchive it.")).toBeVisible();
    await expect.element(button("Unarchive Harbour Café 1")).not.toBeInTheDocument();
  });

  it("reads why the server refuses", async () => {
    refusal = { code: "not-allowed", status: 403, detail: "Your role does not allow this." };
    await open();
    await button("Unarchive Harbour Café 1").click();
    await expect
      .element(page.getByRole("alert"))
      .toMatchTextContent("Your role does not allow this.");
  });
});

it("a person without any organisation creates one", async () => {
  all = [];
  await open();
  await expect.element(heading("Create Business")).toBeVisible();
});

describe("a person with an archived organisation among others", () => {
  beforeEach(() => {
    all = [ARCHIVED, ACTIVE];
  });

  it("finds it in the list, opens it read-only and unarchives it", async () => {
    await open("/organization/list");
    await expect.element(button("Select Harbour Café 2")).toBeVisible();
    await expect.element(button("Select Harbour Café 1")).not.toBeInTheDocument();
    await page.getByText("Show archived").click();
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
    await page.getByText("Show archived").click();
    await button("Unarchive Harbour Café 1").click();
    await expect.poll(sent).toHaveLength(1);
    await expect.element(button("Unarchive Harbour Café 1")).not.toBeInTheDocument();
  });

  it("works on an active one where the chosen one is not theirs any more", async () => {
    localStorage.setItem(ENDS_WITH_SESSION.organisation, "0199e2a0-0000-7000-8000-000000000009");
    await open();
    await expect.element(heading("Harbour Café 2")).toBeVisible();
  });
});
