import type { Contact, ContactUses } from "@holdfast/contract/directory/contact";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { UnsavedChangesPrompt } from "../../platform/forms/unsaved-changes-prompt";
import { ToastRegion } from "../../ui/feedback/toast-region";
import { createQueryClient } from "../../platform/api/query-client";
import { WorkspaceProvider } from "../dashboard/public";
import type { Current } from "../dashboard/public";
import { ContactsScreen } from "./contacts-screen";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const organisation = {
  organisationId: ORG,
  branches: [],
  can: { change: true },
} as unknown as Organisation;
const ana: Contact = {
  contactId: "0199e2a0-0000-7000-8000-000000000011",
  firstName: "Ana",
  lastName: "Silva",
  email: "ana@cafe.example",
  phone: "ask at the bar",
  mobile: "+61 491 570 006",
  jobTitle: "Owner",
  contactTypeId: 1,
  workTypeId: 1,
  department: null,
  branchId: null,
  branchName: null,
  version: 1,
};
const ben: Contact = {
  ...ana,
  contactId: "0199e2a0-0000-7000-8000-000000000012",
  firstName: "Ben",
  email: null,
  phone: null,
  mobile: null,
};

const NO_USES: ContactUses = { teams: [], risks: [], plans: [], policies: [] };
let uses = NO_USES;
const server = vi.spyOn(globalThis, "fetch");
const sent = (method: string) =>
  server.mock.calls
    .filter(([, request]) => request?.method === method)
    .map(([, request]) => JSON.parse(String(request?.body)) as Partial<Contact>);

/** The response to a save; the list stays the same. */
let saved: () => Response;
beforeEach(() => {
  vi.clearAllMocks();
  uses = NO_USES;
  saved = () => Response.json(ana, { status: 201 });
  server.mockImplementation(async (address, request) => {
    if (request?.method !== "GET") return saved();
    const path = String(address);
    if (path.endsWith("/uses")) return Response.json(uses);
    if (path.endsWith("/contact_types"))
      return Response.json([{ contactTypeId: 1, name: "Internal" }]);
    if (path.endsWith("/work_types")) return Response.json([{ workTypeId: 1, name: "Full time" }]);
    return Response.json([ana, ben]);
  });
});

const readyWith = <Thing,>(current: Thing): Current<Thing> => ({
  status: "ready",
  current,
  all: [current],
  choose: () => undefined,
});
const open = (address = "/organization/contacts") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <WorkspaceProvider
          value={{
            organisation: readyWith(organisation),
            plan: readyWith({ planId: "p" } as unknown as Plan),
          }}
        >
          <UnsavedChangesPrompt>
            <ContactsScreen />
            <ToastRegion />
          </UnsavedChangesPrompt>
        </WorkspaceProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const box = (name: string) => page.getByRole("textbox", { name, exact: false });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name });
const addNew = async (first: string, last: string) => {
  await button("Add contact").click();
  await box("First name").fill(first);
  await box("Last name").fill(last);
};
const INVALID = "Please add a valid number.";

it("sends numbers in international format, by the selected country", async () => {
  await open();
  await addNew("Cleo", "Marsh");
  await page.getByRole("combobox", { name: "Contact type" }).selectOptions("Internal");
  await page.getByRole("combobox", { name: "Work type" }).selectOptions("Full time");
  await box("Mobile").fill("0491 570 156");
  await page
    .getByRole("combobox", { name: "Phone country code" })
    .selectOptions("New Zealand (+64)");
  await box("Phone").fill("09 889 1234");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => sent("POST"))
    .toMatchObject([{ mobile: "+61 491 570 156", phone: "+64 9 889 1234" }]);
});

it("asks for a valid number on blur", async () => {
  await open();
  await addNew("Cleo", "Marsh");
  await box("Mobile").fill("0491");
  await expect.element(page.getByText(INVALID)).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByText(INVALID)).toBeVisible();
  await box("Mobile").fill("0491 570 156");
  await expect.element(page.getByText(INVALID)).not.toBeInTheDocument();
});

it("keeps a number saved by an earlier version until it is changed", async () => {
  saved = () => Response.json(ana);
  await open();
  await button("Edit Ana Silva").click();
  await expect.element(box("Mobile")).toHaveValue("0491 570 006");
  await expect.element(box("Phone")).toHaveValue("ask at the bar");
  await box("Job title").fill("Director");
  await button("Save").click();
  await expect
    .poll(() => sent("PATCH"))
    .toMatchObject([{ jobTitle: "Director", phone: "ask at the bar", mobile: "+61 491 570 006" }]);
});

it("warns about a contact with the same details, and still saves", async () => {
  await open();
  await addNew(" ana ", "SILVA");
  const notice = page.getByRole("status").filter({ hasText: "Possible duplicate" });
  await expect.element(notice).toMatchTextContent("Possible duplicateAna Silva has the same name.");
  await box("Email").fill("ANA@cafe.example");
  await box("Phone").fill("0491 570 006");
  await expect
    .element(notice)
    .toMatchTextContent("Ana Silva has the same name, email and phone number.");

  await page.getByRole("combobox", { name: "Contact type" }).selectOptions("Internal");
  await page.getByRole("combobox", { name: "Work type" }).selectOptions("Full time");
  await button("Save").click();
  await expect.poll(() => sent("POST")).toMatchObject([{ firstName: " ana ", lastName: "SILVA" }]);
});

it("opens the existing contact from the form of another", async () => {
  await open();
  await button("Edit Ben Silva").click();
  await expect.element(dialog("Edit Ben Silva")).toBeVisible();
  await box("First name").fill("Ana");
  await page.getByRole("link", { name: "Open Ana Silva" }).click();
  await button("Discard").click();
  await expect.element(dialog("Edit Ana Silva")).toBeVisible();
  await expect.element(box("Email")).toHaveValue("ana@cafe.example");
});

it("opens the contact named in the address", async () => {
  await open(`/organization/contacts?edit=${ana.contactId}`);
  await expect.element(dialog("Edit Ana Silva")).toBeVisible();
  await expect.element(page.getByText("Possible duplicate")).not.toBeInTheDocument();
});

it("shows a saved or deleted contact without fetching the list again", async () => {
  const cleo = { ...ana, contactId: "0199e2a0-0000-7000-8000-000000000013", firstName: "Cleo" };
  const lists = () =>
    server.mock.calls.filter(
      ([address, request]) =>
        request?.method === "GET" && String(address).endsWith(`/orgs/${ORG}/contacts`),
    );
  await open();
  saved = () => Response.json({ ...cleo, lastName: "Marsh" }, { status: 201 });
  await addNew("Cleo", "Marsh");
  await button("Save").click();
  await expect.element(page.getByText("Cleo Marsh")).toBeVisible();
  saved = () => Response.json({ ...cleo, lastName: "Moss" });
  await button("Edit Cleo Marsh").click();
  await box("Last name").fill("Moss");
  await button("Save").click();
  await expect.element(page.getByText("Cleo Moss")).toBeVisible();
  saved = () => new Response(null, { status: 204 });
  await button("Delete Cleo Moss").click();
  await button("Delete contact").click();
  await expect.element(page.getByText("Cleo Moss")).not.toBeInTheDocument();
  expect(lists()).toHaveLength(1);
});

it("begins a contact as internal and full time, and the next one with the last choice", async () => {
  saved = () => Response.json({ ...ana, contactTypeId: 2 }, { status: 201 });
  await open();
  await addNew("Cleo", "Marsh");
  await button("Save and add another").click();
  await expect.element(box("First name")).toHaveValue("");
  await box("First name").fill("Dan");
  await box("Last name").fill("Marsh");
  await button("Save").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const [first, second] = sent("POST");
  expect(first).toMatchObject({ contactTypeId: 1, workTypeId: 1 });
  expect(second).toMatchObject({ contactTypeId: 2, workTypeId: 1 });
});

it("restores a deleted contact that nothing used", async () => {
  const { contactId: _id, branchName: _branch, version: _version, ...body } = ben;
  await open();
  saved = () => new Response(null, { status: 204 });
  await button("Delete Ben Silva").click();
  await expect.element(page.getByText(/^Ben Silva is not in a team/)).toBeVisible();
  await button("Delete contact").click();
  await expect.element(page.getByText("The contact has been successfully deleted")).toBeVisible();
  await expect.element(button("Edit Ben Silva")).not.toBeInTheDocument();
  saved = () => Response.json({ ...ben, contactId: `${ORG}9` }, { status: 201 });
  await button("Undo: Ben Silva").click();
  await expect.element(page.getByText("Ben Silva was restored")).toBeVisible();
  await expect.element(button("Edit Ben Silva")).toBeVisible();
  expect(sent("POST")).toEqual([body]);
});

it("offers no Undo for a contact that a team loses", async () => {
  uses = { ...NO_USES, risks: [{ planId: ORG, planName: "Wharf", count: 1 }] };
  await open();
  saved = () => new Response(null, { status: 204 });
  await button("Delete Ben Silva").click();
  await expect.element(page.getByText(/This cannot be undone\.$/)).toBeVisible();
  await button("Delete contact").click();
  await expect.element(page.getByText("The contact has been successfully deleted")).toBeVisible();
  await expect.element(button("Undo: Ben Silva")).not.toBeInTheDocument();
});

it("says why a deleted contact could not be restored", async () => {
  await open();
  saved = () => new Response(null, { status: 204 });
  await button("Delete Ben Silva").click();
  await expect.element(page.getByText(/^Ben Silva is not in a team/)).toBeVisible();
  await button("Delete contact").click();
  const full = { code: "list-full", status: 409, detail: "The list is full." };
  saved = () => Response.json(full, { status: 409 });
  await button("Undo: Ben Silva").click();
  await expect.element(page.getByText("Ben Silva could not be restored")).toBeVisible();
  await expect.element(page.getByText("The list is full.")).toBeVisible();
});
