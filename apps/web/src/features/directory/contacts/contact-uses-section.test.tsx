import type { Contact } from "@holdfast/contract/directory/contact";
import type { ContactUses } from "@holdfast/contract/directory/contact-uses";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { organisationWith, workspaceOf } from "../../../../test/workspace";
import { createQueryClient } from "../../../platform/api/query-client";
import { closePassedToasts } from "../../../ui/feedback/toast-store";
import { WorkspaceProvider } from "../../workspace/public";
import { ContactsScreen } from "./contacts-screen";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const ANA: Contact = {
  contactId: "0199e2a0-0000-7000-8000-000000000011",
  firstName: "Ana",
  lastName: "Lee",
  email: "ana@harbour.example",
  phone: null,
  mobile: "0400 000 010",
  afterHoursPhone: null,
  jobTitle: "Owner",
  contactTypeId: 1,
  workTypeId: 1,
  department: null,
  branchId: null,
  branchName: null,
  version: 1,
};
const PLAN = { planId: "0199e2a0-0000-7000-8000-000000000003", planName: "Head Office plan" };
const USES = `GET /orgs/${ORG}/contacts/${ANA.contactId}/uses`;

const server = vi.spyOn(globalThis, "fetch");
let replies: Record<string, { readonly status?: number; readonly json?: unknown }> = {};
const open = () => {
  const organisation = organisationWith({ organisationId: ORG });
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={["/organization/contacts"]}>
        <WorkspaceProvider value={workspaceOf(organisation)}>
          <ContactsScreen />
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

const DELETE = `/v1/orgs/${ORG}/contacts/delete`;
const deletions = () =>
  server.mock.calls.flatMap(([address, request]) =>
    address === DELETE ? [JSON.parse(String(request?.body))] : [],
  );

const askToDelete = async () => {
  await open();
  await page.getByRole("button", { name: "Delete Ana Lee" }).click();
  return page.getByRole("alertdialog", { name: "Delete Ana Lee?" });
};

beforeEach(() => {
  vi.clearAllMocks();
  replies = { [`GET /orgs/${ORG}/contacts`]: { json: [ANA] } };
  server.mockImplementation(async (address, request) => {
    const reply = replies[`${request?.method ?? "GET"} ${String(address).replace("/v1", "")}`];
    return new Response(reply?.json === undefined ? null : JSON.stringify(reply.json), {
      status: reply ? (reply.status ?? 200) : 404,
      headers: { "content-type": "application/json" },
    });
  });
});

it("lists the teams, risks and plans of a contact before it is deleted", async () => {
  const uses: ContactUses = {
    teams: [{ ...PLAN, teamName: "Crisis Management Team", designation: "Primary" }],
    risks: [{ ...PLAN, count: 3 }],
    plans: [PLAN],
    policies: [],
    units: [],
  };
  replies[USES] = { json: uses };
  const question = await askToDelete();
  await expect
    .element(question)
    .toMatchTextContent("the Primary of the Crisis Management Team in Head Office plan");
  await expect.element(question).toMatchTextContent("responsible for 3 risks in Head Office plan");
  await expect.element(question).toMatchTextContent("accountable for Head Office plan");
  await expect
    .element(question)
    .toMatchTextContent("Deleting the contact removes Ana Lee from all of these.");
});

it("says that nothing uses the contact", async () => {
  replies[USES] = {
    json: { teams: [], risks: [], plans: [], policies: [], units: [] } satisfies ContactUses,
  };
  await expect
    .element(await askToDelete())
    .toMatchTextContent("Ana Lee is not in a team and is not named in a risk or plan.");
});

it("says that the uses could not be loaded, and still deletes", async () => {
  replies[USES] = { status: 402 };
  replies[`POST /orgs/${ORG}/contacts/delete`] = { status: 204 };
  const question = await askToDelete();
  await expect.element(question).toMatchTextContent("could not be loaded");
  await page.getByRole("button", { name: "Delete contact" }).click();
  await expect.element(page.getByText("No contacts yet")).toBeVisible();
  closePassedToasts();
  await expect.poll(deletions).toEqual([{ ids: [ANA.contactId] }]);
});
