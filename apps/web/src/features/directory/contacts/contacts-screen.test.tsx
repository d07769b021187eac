import type { Contact } from "@holdfast/contract/directory/contact";
import type { ContactUses } from "@holdfast/contract/directory/contact-uses";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { organisationWith, planWith, workspaceOf } from "../../../../test/workspace";
import { PhoneCountryProvider } from "../../../platform/forms/phones/phone-country";
import { UnsavedChangesPrompt } from "../../../platform/forms/unsaved-changes-prompt";
import { ToastRegion } from "../../../ui/feedback/toast-region";
import { createQueryClient } from "../../../platform/api/query-client";
import { WorkspaceProvider } from "../../workspace/public";
import { ContactsScreen } from "./contacts-screen";
import { DataRouter } from "../../../../test/data-router";

const ORG = "0199e2a0-0000-7000-8000-000000000002";
const organisation = organisationWith({ organisationId: ORG });
const ana: Contact = {
  contactId: "0199e2a0-0000-7000-8000-000000000011",
  firstName: "Ana",
  lastName: "Silva",
  email: "ana@cafe.example",
  phone: "ask at the bar",
  mobile: "+61 491 570 006",
  afterHoursPhone: null,
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

const NO_USES: ContactUses = { teams: [], risks: [], plans: [], policies: [], units: [] };
let uses = NO_USES;
const server = vi.spyOn(globalThis, "fetch");
const sent = (method: string) =>
  server.mock.calls
    .filter(([, request]) => request?.method === method)
    .map(([, request]) => JSON.parse(String(request?.body)) as Partial<Contact>);

/** The last part of the address and the body of each POST. */
const posts = () =>
  server.mock.calls
    .filter(([, request]) => request?.method === "POST")
    .map(([address, request]) => [
      String(address).split("/").at(-1),
      JSON.parse(String(request?.body)),
    ]);

/** The list of contacts, and the response to a save, which does not change it. */
let listed: readonly Contact[];
let saved: () => Response;
beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  await page.viewport(1280, 900);
  listed = [ana, ben];
  uses = NO_USES;
  saved = () => Response.json(ana, { status: 201 });
  server.mockImplementation(async (address, request) => {
    if (request?.method !== "GET") return saved();
    const path = String(address);
    if (path.endsWith("/uses")) return Response.json(uses);
    if (path.endsWith("/contact_types"))
      return Response.json([{ contactTypeId: 1, name: "Internal" }]);
    if (path.endsWith("/work_types")) return Response.json([{ workTypeId: 1, name: "Full time" }]);
    return Response.json(listed);
  });
});

const open = (address = "/organization/contacts", inside = organisation) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DataRouter address={address}>
        <WorkspaceProvider value={workspaceOf(inside, planWith({ planId: "p" }))}>
          <UnsavedChangesPrompt>
            <PhoneCountryProvider value="AU">
              <ContactsScreen />
            </PhoneCountryProvider>
            <ToastRegion />
          </UnsavedChangesPrompt>
        </WorkspaceProvider>
      </DataRouter>
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
  await button("Close: Deleting Cleo Moss").click();
  await expect.element(page.getByText("The contact has been successfully deleted")).toBeVisible();
  await expect.element(button("Edit Cleo Moss")).not.toBeInTheDocument();
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

const deleteBen = async () => {
  await button("Delete Ben Silva").click();
  await button("Delete contact").click();
};

it("deletes a contact once it can no longer be undone", async () => {
  await open();
  saved = () => new Response(null, { status: 204 });
  await deleteBen();
  await expect.element(button("Edit Ben Silva")).not.toBeInTheDocument();
  await button("Undo: Ben Silva").click();
  await expect.element(button("Edit Ben Silva")).toBeVisible();
  expect(posts()).toEqual([]);
  await deleteBen();
  await button("Close: Deleting Ben Silva").click();
  await expect.element(page.getByText("The contact has been successfully deleted")).toBeVisible();
  expect(posts()).toEqual([["delete", { ids: [ben.contactId] }]]);
});

it("says what uses a contact before deleting it", async () => {
  uses = { ...NO_USES, risks: [{ planId: ORG, planName: "Wharf", count: 1 }] };
  await open();
  await button("Delete Ben Silva").click();
  await expect.element(page.getByText("responsible for 1 risk in Wharf")).toBeVisible();
});

it("deletes several selected contacts in one call, which can be undone", async () => {
  await open();
  await button("Select rows").click();
  await page.getByRole("checkbox", { name: "Select all: Contacts" }).click();
  await button("Delete 2 contacts").first().click();
  const question = page.getByRole("alertdialog", { name: "Delete 2 contacts?" });
  await expect.element(question).toMatchTextContent(/every team, risk and plan that uses them/);
  saved = () => new Response(null, { status: 204 });
  await question.getByRole("button", { name: "Delete 2 contacts" }).click();
  await expect.element(page.getByText("Deleting 2 contacts")).toBeVisible();
  await expect.element(page.getByText("No contacts yet")).toBeVisible();
  await button("Undo: 2 contacts").click();
  await expect.element(button("Edit Ben Silva")).toBeVisible();
  expect(posts()).toEqual([]);
});

it("offers no selection to a person who may not delete", async () => {
  await open("/organization/contacts", organisationWith({ organisationId: ORG, canChange: false }));
  await expect.element(button("Filters and columns")).toBeVisible();
  await expect.element(button("Select rows")).not.toBeInTheDocument();
});

it("filters by the values of a column, also if the column is hidden", async () => {
  listed = [ana, { ...ben, department: "Kitchen" }];
  await open();
  await button("Filters and columns").click();
  await page.getByText("All departments").click();
  await page.getByRole("checkbox", { name: "Kitchen" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("1 of 2 contacts");
  await expect.element(page.getByRole("rowheader")).toHaveTextContent("Ben Silva");
});

it("remembers the columns that a person chooses", async () => {
  const first = await open();
  const heads = () =>
    page
      .getByRole("columnheader")
      .elements()
      .map((head) => head.textContent);
  await expect.element(page.getByRole("columnheader", { name: "Location" })).toBeVisible();
  await button("Filters and columns").click();
  await page.getByText("3 selected").click();
  await page.getByRole("checkbox", { name: "Location" }).click();
  await page.getByRole("checkbox", { name: "Contact type" }).click();
  const chosen = ["Name", "Job title", "Phone and email", "Contact type", "Actions"];
  await expect.poll(heads).toEqual(chosen);
  await expect.element(page.getByRole("cell", { name: "Internal" }).first()).toBeVisible();
  await first.unmount();
  await open();
  await expect.poll(heads).toEqual(chosen);
});

it("renders few of ten thousand contacts, as a table and as cards with every action", async () => {
  listed = Array.from({ length: 10_000 }, (_, number) => ({
    ...ana,
    contactId: `0199e2a0-0000-7000-8000-${String(number).padStart(12, "0")}`,
    lastName: `Silva ${String(number).padStart(5, "0")}`,
  }));
  await open();
  await expect.element(page.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  expect(page.getByRole("rowheader").elements().length).toBeLessThan(60);
  await page.viewport(768, 900);
  const cards = page.getByRole("list", { name: "Contacts" }).getByRole("listitem");
  await expect.element(cards.first()).toHaveAttribute("aria-setsize", "10000");
  expect(cards.elements().length).toBeLessThan(60);
  await button("Select rows").click();
  await page.getByRole("checkbox", { name: "Select Ana Silva 00000", exact: true }).click();
  await expect.element(button("Delete 1 contact")).toBeVisible();
  for (const act of ["Edit", "Delete"])
    await expect.element(button(`${act} Ana Silva 00000`)).toBeVisible();
  await expect.element(page.getByLabelText("Sort by")).toBeVisible();
});

it.each([1280, 768, 320])(
  "stays accessible and fits %i px while rows are selected",
  async (width) => {
    const { container } = await open();
    await page.viewport(width, 900);
    await button("Filters and columns").click();
    await button("Select rows").click();
    await page.getByRole("checkbox", { name: "Select Ben Silva" }).click();
    await expect.element(button("Delete 1 contact")).toBeVisible();
    await expect.element(page.getByText("All departments")).toBeVisible();
    await expectAccessible(container);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

it("shows the first page of a list that takes long, until all rows have arrived", async () => {
  const many = Array.from({ length: 120 }, (_, number) => ({
    ...ana,
    contactId: `contact-${number}`,
    firstName: `Person ${String(number).padStart(3, "0")}`,
  }));
  const whole = Promise.withResolvers<Response>();
  const others = server.getMockImplementation();
  server.mockImplementation((address, request) => {
    const path = String(address);
    if (path.endsWith("/contacts?pageSize=100"))
      return Promise.resolve(Response.json(many.slice(0, 100)));
    if (path.endsWith("/contacts")) return whole.promise;
    return others?.(address, request) ?? Promise.reject(new Error(path));
  });
  await open();
  await expect
    .element(page.getByText("The first 100 contacts. The others are loading."))
    .toBeVisible();
  await expect.element(page.getByText("Person 099")).toBeInTheDocument();
  expect(page.getByRole("searchbox").elements()).toEqual([]);
  // They are in the place that they have once all rows are there.
  await expect.element(button("Add contact")).toBeVisible();
  whole.resolve(Response.json(many));
  await expect.element(page.getByText("120 contacts")).toBeVisible();
  await expect.element(page.getByRole("searchbox")).toBeVisible();
});
