import type { Contact } from "@holdfast/contract/directory/contact";
import type { Designation, Team } from "@holdfast/contract/teams/team";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith, planWith, workspaceOf } from "../../../test/workspace";
import { createQueryClient } from "../../platform/api/query-client";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { WorkspaceProvider } from "../workspace/public";
import { TeamsScreen } from "./teams-screen";
import { pick } from "../../../test/pick";

const PLAN = planWith();
const id = (last: string) => `0199e2a0-0000-7000-8000-0000000000${last}`;
const contactOf = (last: string, firstName: string) => ({
  contactId: id(last),
  firstName,
  lastName: "Tan",
  email: null,
  phone: null,
  mobile: null,
  afterHoursPhone: null,
  jobTitle: null,
});
const [ANA, BEN, CYD] = [contactOf("11", "Ana"), contactOf("12", "Ben"), contactOf("13", "Cyd")];
const memberOf = (contact: typeof ANA, designation: Designation) => ({
  contactId: contact.contactId,
  designation,
  confirmedAt: null,
  contact,
});
const TEAM: Team = {
  teamId: id("21"),
  teamType: { teamTypeId: 3, name: "Crisis Management Team", displayName: "Crisis Management" },
  teamContacts: [memberOf(ANA, "Alternatives")],
};
const CONTACTS = `/v1/plans/${PLAN.planId}/teams/${TEAM.teamId}/contacts`;

const server = vi.spyOn(globalThis, "fetch");
/** The changes sent, as 'METHOD address' with the body. */
const changes = () =>
  server.mock.calls
    .filter(([, sent]) => (sent?.method ?? "GET") !== "GET")
    .map(([address, sent]) => [
      `${sent?.method} ${String(address)}`,
      ...(sent?.body == null ? [] : [JSON.parse(String(sent.body))]),
    ]);

beforeEach(() => {
  vi.clearAllMocks();
  server.mockImplementation(async (address, sent) => {
    const path = String(address);
    if (sent?.method === "DELETE") return new Response(null, { status: 204 });
    if (sent?.method === "PATCH")
      return Response.json({ ...TEAM, teamContacts: [memberOf(ANA, "Primary")] });
    if (sent?.method === "POST")
      return Response.json(
        { ...TEAM, teamContacts: [memberOf(BEN, "Primary"), memberOf(ANA, "Alternatives")] },
        { status: 201 },
      );
    if (path.endsWith("/teams")) return Response.json([TEAM]);
    if (path.endsWith("/contacts")) return Response.json([ANA, BEN] satisfies Partial<Contact>[]);
    if (path.endsWith("/findings")) return Response.json({ findings: [] });
    return Response.json([]);
  });
});

const open = (address = "/") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <WorkspaceProvider value={workspaceOf(organisationWith(), PLAN)}>
          <TeamsScreen />
          <ToastRegion />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const designationOf = (person: string) =>
  page.getByRole("combobox", { name: `Designation of ${person}` });

it("saves a changed designation at once", async () => {
  await open();
  await designationOf("Ana Tan").selectOptions("Primary");
  await expect.element(page.getByText("Saved successfully.")).toBeVisible();
  await expect.element(designationOf("Ana Tan")).toHaveValue("Primary");
  expect(changes()).toEqual([[`PATCH ${CONTACTS}/${ANA.contactId}`, { designation: "Primary" }]]);
});

it("selects from the contacts who are not in the team, with a designation for each", async () => {
  await open();
  await page.getByRole("button", { name: "Select from contacts" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Contacts" }).fill("Tan");
  await expect.element(page.getByRole("option", { name: /Ben Tan/ })).toBeVisible();
  expect(page.getByRole("option", { name: /Ana Tan/ }).query()).toBeNull();
  await pick(page.getByRole("option", { name: /Ben Tan/ }));
  await userEvent.keyboard("{Escape}");
  await expect.element(designationOf("Ben Tan")).toHaveValue("Primary");
  await dialog.getByRole("button", { name: "Add to team" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole("rowheader", { name: "Ben Tan" })).toBeVisible();
  expect(changes()).toEqual([
    [`POST ${CONTACTS}`, [{ contactId: BEN.contactId, designation: "Primary" }]],
  ]);
});

it("asks before a person takes the place of the Primary, and offers no second one", async () => {
  const led = { ...TEAM, teamContacts: [memberOf(ANA, "Primary"), memberOf(BEN, "Alternatives")] };
  server.mockImplementation(async (address, sent) => {
    const path = String(address);
    if (sent?.method === "PATCH") {
      const teamContacts = [memberOf(BEN, "Primary"), memberOf(ANA, "Alternatives")];
      return Response.json({ ...TEAM, teamContacts });
    }
    if (path.endsWith("/teams")) return Response.json([led]);
    if (path.endsWith("/contacts"))
      return Response.json([ANA, BEN, CYD] satisfies Partial<Contact>[]);
    return Response.json(path.endsWith("/findings") ? { findings: [] } : []);
  });
  await open();
  await designationOf("Ben Tan").selectOptions("Primary");
  const question = page.getByRole("alertdialog");
  await expect.element(question).toMatchTextContent(/Ana Tan will be an Alternative\./);
  expect(changes()).toEqual([]);
  await question.getByRole("button", { name: "Replace the Primary" }).click();
  await expect.element(designationOf("Ben Tan")).toHaveValue("Primary");
  await expect.element(designationOf("Ana Tan")).toHaveValue("Alternatives");
  expect(changes()).toEqual([
    [`PATCH ${CONTACTS}/${BEN.contactId}`, { designation: "Primary", replacesPrimary: true }],
  ]);

  await page.getByRole("button", { name: "Select from contacts" }).click();
  await page.getByRole("combobox", { name: "Contacts" }).fill("Cyd");
  await pick(page.getByRole("option", { name: /Cyd Tan/ }));
  await userEvent.keyboard("{Escape}");
  await expect.element(designationOf("Cyd Tan")).toHaveValue("Alternatives");
  expect(designationOf("Cyd Tan").getByRole("option", { name: "Primary" }).elements()).toEqual([]);
});

it("asks before a person is removed from the team", async () => {
  await open();
  await page
    .getByRole("button", { name: "Remove Ana Tan from the Crisis Management Team" })
    .click();
  const question = page.getByRole("alertdialog");
  await expect.element(question).toMatchTextContent(/remains in your directory/);
  expect(changes()).toEqual([]);
  await question.getByRole("button", { name: "Remove from team" }).click();
  await expect.element(page.getByText("No contacts in this team")).toBeVisible();
  expect(changes()).toEqual([[`DELETE ${CONTACTS}/${ANA.contactId}`]]);
});

it("scrolls to the team in the address", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  await open(`/dashboard/teams#${TEAM.teamId}`);
  await expect
    .poll(() => scroll.mock.contexts.map((part) => (part as Element).id))
    .toContain(TEAM.teamId);
});
