import type { Contact } from "@holdfast/contract/directory/contact";
import {
  deleteContact,
  listContacts,
  updateContact,
} from "@holdfast/contract/directory/contact-endpoints";
import { listTeams, updateTeamContact } from "@holdfast/contract/teams/team-endpoints";
import { useState } from "react";
import { Link, Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Dialog } from "../../../ui/overlays/dialog";
import { messageOf } from "../../../ui/feedback/shown-error";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { callDeletion } from "../../../platform/api/call-deletion";
import { ScreenRoutesProvider } from "../../../platform/routing/screen-routes";
import { UnsavedChangesPrompt } from "../../../platform/forms/unsaved-changes-prompt";
import { can } from "../../../platform/session/can";
import { endSession, startSession } from "../../../platform/session/session";
import { ENDS_WITH_SESSION } from "../../../platform/session/session-keys";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { useRead } from "../../../platform/api/use-endpoint";
import { RequireOrganisation } from "./require-organisation";
import { RequirePlan } from "./require-plan";
import { useCurrentOrganisation, useOrganisation } from "../current/use-current-organisation";
import { usePlan } from "../current/use-current-plan";
import { SignedInFrame } from "../frame/signed-in-frame";
import { WorkspaceFrame } from "../frame/workspace-frame";
import { DataRouter } from "../../../../test/data-router";

const id = (last: string) => `0199e2a0-0000-7000-8000-0000000000${last}`;
const [CAFE, BAKERY, WHARF, HILLS, ANA] = ["02", "03", "12", "13", "21"].map(id);
const CAN = {
  change: true,
  archive: true,
  manageMembers: true,
  deletePlan: true,
  readHistory: true,
};
const READ_ONLY = {
  change: false,
  archive: false,
  manageMembers: false,
  deletePlan: false,
  readHistory: false,
};

const organisation = (organisationId = CAFE, name = "Harbour Café", changes: object = {}) => ({
  organisationId,
  name,
  isDefault: organisationId === CAFE,
  roleName: "editor",
  can: CAN,
  branches: [],
  plans: [],
  avatarUrl: null,
  ...changes,
});
const plan = (planId = WHARF, name = "Wharf plan", changes: object = {}) => ({
  planId,
  name,
  organisationId: CAFE,
  lastModifiedDate: planId === WHARF ? "2026-11-02T00:00:00.000Z" : "2026-11-01T00:00:00.000Z",
  can: CAN,
  ...changes,
});
const ana = { contactId: ANA, firstName: "Ana", lastName: "Lee", contactTypeId: 1, workTypeId: 1 };

type Reply = { readonly status?: number; readonly json?: unknown };
const refused = (status: number, code: string, detail: string): Reply => ({
  status,
  json: { status, code, detail, title: "Refused" },
});
const NOT_FOUND = refused(404, "not-found", "This could not be found.");
const NOT_ALLOWED = refused(403, "not-allowed", "You do not have permission to do this.");

const server = vi.spyOn(globalThis, "fetch");
let replies: Record<string, Reply> = {};
const calls = (call: string) =>
  server.mock.calls.filter(
    ([address, request]) => `${request?.method ?? "GET"} ${String(address)}` === `${call}`,
  ).length;

const CONTACTS = `GET /v1/orgs/${CAFE}/contacts`;
const CONTACT = `/v1/orgs/${CAFE}/contacts/${ANA}`;
const PLANS = `GET /v1/plans?organisationId=${CAFE}`;
const TEAMS = `GET /v1/plans/${WHARF}/teams`;
const TEAM_CONTACT = `PATCH /v1/plans/${WHARF}/teams/t/contacts/${ANA}`;

/** The organisation's contacts, each with a form and a delete action, like the real screens. */
const Contacts = () => {
  const { organisationId: orgId, ...rest } = useOrganisation();
  const contacts = useRead(listContacts, { params: { orgId } });
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <h1>Contacts of {rest.name}</h1>
      <p>{contacts.data?.length ?? "No"} contacts</p>
      {can(rest, "change") && (
        <>
          <button type="button" onClick={() => setOpen("edit")}>
            Edit Ana
          </button>
          <button type="button" onClick={() => setOpen("delete")}>
            Delete Ana
          </button>
          <Dialog title="Edit Ana" isOpen={open === "edit"} onClose={close}>
            <EditForm orgId={orgId} />
          </Dialog>
        </>
      )}
      <ConfirmDialog
        title="Delete Ana?"
        isOpen={open === "delete"}
        onClose={close}
        onConfirm={() => callDeletion(deleteContact, { params: { orgId, contactId: ANA ?? "" } })}
        confirmLabel="Delete"
      />
    </>
  );
};

const EditForm = ({ orgId }: { readonly orgId: string }) => {
  const form = useContractForm({
    endpoint: updateContact,
    params: { orgId, contactId: ANA ?? "" },
    initial: { firstName: "Ana" } satisfies Partial<Contact>,
    onSaved: () => undefined,
  });
  return (
    <Form form={form}>
      <TextField {...form.field("firstName")} label="First name" />
    </Form>
  );
};

/** A page of the plan with a form. */
const Teams = () => {
  const { planId, name } = usePlan();
  useRead(listTeams, { params: { planId } });
  const form = useContractForm({
    endpoint: updateTeamContact,
    params: { planId, teamId: "t", contactId: ANA ?? "" },
    initial: {},
    onSaved: () => undefined,
  });
  return (
    <>
      <h1>Teams of {name}</h1>
      <Form form={form}>
        <TextField
          name="designation"
          label="Designation"
          value={form.values.designation ?? ""}
          onChange={(typed) => form.change({ designation: typed as "Primary" })}
        />
      </Form>
    </>
  );
};

const Overview = () => {
  const { current, status, choose } = useCurrentOrganisation();
  return (
    <>
      <h1>{status === "none" ? "Create your business" : `Overview of ${current?.name}`}</h1>
      <button type="button" onClick={() => choose(BAKERY ?? "")}>
        Switch to Corner Bakery
      </button>
      <Link to="/admin">Leave the workspace</Link>
    </>
  );
};

const open = (address: string) =>
  render(
    <DataRouter address={address}>
      <ScreenRoutesProvider value={[]}>
        <UnsavedChangesPrompt>
          <Routes>
            <Route element={<SignedInFrame />}>
              <Route element={<WorkspaceFrame />}>
                <Route path="/organization" element={<Overview />} />
                <Route element={<RequireOrganisation />}>
                  <Route path="/organization/list" element={<h1>Your organisations</h1>} />
                  <Route path="/organization/contacts" element={<Contacts />} />
                  <Route path="/dashboard/plans" element={<h1>All plans</h1>} />
                  <Route element={<RequirePlan />}>
                    <Route path="/dashboard/teams" element={<Teams />} />
                  </Route>
                </Route>
              </Route>
              <Route path="/admin" element={<h1>Your account</h1>} />
            </Route>
          </Routes>
        </UnsavedChangesPrompt>
      </ScreenRoutesProvider>
    </DataRouter>,
  );

const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true, level: 1 });
const LOST = "You no longer have access to Harbour Café";

/** Opens the contact's form and changes the name. */
const typeName = async (name: string) => {
  await open("/organization/contacts");
  await button("Edit Ana").click();
  await page.getByRole("textbox", { name: "First name" }).fill(name);
};

/** Replies as the server does after the user's access was revoked. */
const revokeAccess = (...left: object[]) => {
  replies["GET /v1/orgs"] = { json: left };
  replies[PLANS] = { json: [] };
  replies[CONTACTS] = NOT_FOUND;
  replies[`PATCH ${CONTACT}`] = NOT_FOUND;
  replies[`DELETE ${CONTACT}`] = NOT_FOUND;
  replies[TEAMS] = NOT_FOUND;
  replies[TEAM_CONTACT] = NOT_FOUND;
};

beforeEach(() => {
  vi.clearAllMocks();
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  replies = {
    "GET /v1/user": { json: { id: id("01"), firstName: "Mira", lastName: "S", notifications: [] } },
    "GET /v1/orgs": { json: [organisation()] },
    [PLANS]: { json: [plan(), plan(HILLS, "Hills plan")] },
    [CONTACTS]: { json: [ana] },
    [TEAMS]: { json: [] },
    [`GET /v1/orgs/${CAFE}/open_incidents`]: { json: [] },
  };
  server.mockImplementation(async (address, request) => {
    const reply = replies[`${request?.method ?? "GET"} ${String(address)}`] ?? NOT_FOUND;
    return new Response(reply.json === undefined ? null : JSON.stringify(reply.json), {
      status: reply.status ?? 200,
      headers: { "content-type": "application/json" },
    });
  });
});
afterEach(() => endSession());

describe("after access is revoked", () => {
  it("explains it on the next call, and offers to create a business", async () => {
    localStorage.setItem(ENDS_WITH_SESSION.organisation, CAFE ?? "");
    localStorage.setItem(ENDS_WITH_SESSION.plan, WHARF ?? "");
    await open("/organization/contacts");
    await expect.element(page.getByText("1 contacts")).toBeVisible();
    const before = calls("GET /v1/orgs");
    revokeAccess();
    await button("Delete Ana").click();
    await button("Delete").click();
    await expect.element(heading(LOST)).toHaveFocus();
    await expect.element(page.getByText("Ask its owner to restore your access.")).toBeVisible();
    expect(calls("GET /v1/orgs")).toBe(before + 1);
    expect(localStorage.getItem(ENDS_WITH_SESSION.organisation)).toBeNull();
    expect(localStorage.getItem(ENDS_WITH_SESSION.plan)).toBeNull();
    await button("Create a business").click();
    await expect.element(heading("Create your business")).toBeVisible();
  });

  it("explains it while a page is loading, and opens the only other organisation", async () => {
    replies[CONTACTS] = NOT_FOUND;
    replies["GET /v1/orgs"] = {
      json: [organisation(), organisation(BAKERY, "Corner Bakery")],
    };
    replies[`GET /v1/plans?organisationId=${BAKERY}`] = { json: [] };
    // The list was fetched just before the access was revoked.
    let reads = 0;
    const usual = server.getMockImplementation();
    server.mockImplementation(async (address, request) => {
      if (String(address) === "/v1/orgs" && (reads += 1) > 1)
        return Response.json([organisation(BAKERY, "Corner Bakery")]);
      return usual?.(address, request) ?? Response.error();
    });
    await open("/organization/contacts");
    await expect.element(heading(LOST)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Contacts" })).not.toBeInTheDocument();
    await button("Open Corner Bakery").click();
    await expect.element(heading("Overview of Corner Bakery")).toBeVisible();
  });

  it("lets the user choose among several other organisations", async () => {
    await open("/organization/contacts");
    await expect.element(page.getByText("1 contacts")).toBeVisible();
    revokeAccess(organisation(BAKERY, "Corner Bakery"), organisation(id("04"), "Dock Diner"));
    replies[`GET /v1/plans?organisationId=${BAKERY}`] = { json: [] };
    await button("Delete Ana").click();
    await button("Delete").click();
    await button("Choose another organisation").click();
    await expect.element(heading("Your organisations")).toBeVisible();
  });

  it("keeps the input of a dialog until it is closed", async () => {
    await typeName("Anastasia");
    revokeAccess();
    await button("Save").click();
    const alert = page.getByRole("dialog").getByRole("alert");
    await expect
      .element(alert)
      .toMatchTextContent(`${LOST}. Ask its owner to restore your access.`);
    await expect.element(alert).toMatchTextContent("Copy what you need before you continue.");
    await expect
      .element(page.getByRole("textbox", { name: "First name" }))
      .toHaveValue("Anastasia");
    await button("Close").click();
    await button("Discard").click();
    await expect.element(heading(LOST)).toBeVisible();
  });

  it("keeps the input of a page until the user continues without saving", async () => {
    await open("/dashboard/teams");
    await page.getByRole("textbox", { name: "Designation" }).fill("Primary");
    revokeAccess();
    await button("Save").click();
    await expect
      .element(page.getByText("Your changes on this page cannot be saved.", { exact: false }))
      .toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Designation" })).toHaveValue("Primary");
    await expect.element(heading("Teams of Wharf plan")).toBeVisible();
    await button("Continue without saving").click();
    await expect.element(heading(LOST)).toBeVisible();
  });

  it("returns to the page once the access is restored", async () => {
    await open("/organization/contacts");
    await expect.element(page.getByText("1 contacts")).toBeVisible();
    revokeAccess();
    await button("Delete Ana").click();
    await button("Delete").click();
    await expect.element(heading(LOST)).toBeVisible();
    replies["GET /v1/orgs"] = { json: [organisation()] };
    replies[CONTACTS] = { json: [ana] };
    await button("Check again").click();
    await expect.element(heading("Contacts of Harbour Café")).toBeVisible();
    await expect.element(page.getByRole("main")).toHaveFocus();
  });
});

it("explains a changed role, keeps the input, then shows what the new role allows", async () => {
  await typeName("Anastasia");
  const lowered = { roleName: "viewer", can: READ_ONLY };
  replies["GET /v1/orgs"] = { json: [organisation(CAFE, "Harbour Café", lowered)] };
  replies[PLANS] = { json: [plan(WHARF, "Wharf plan", { can: READ_ONLY })] };
  replies[`PATCH ${CONTACT}`] = NOT_ALLOWED;
  await button("Save").click();
  await expect
    .element(page.getByRole("dialog").getByRole("alert"))
    .toMatchTextContent("Your role in Harbour Café has changed to viewer");
  await expect.element(page.getByRole("textbox", { name: "First name" })).toHaveValue("Anastasia");
  await button("Close").click();
  await button("Discard").click();
  await expect.element(button("Edit Ana")).not.toBeInTheDocument();
  const notice = page.getByText("Your role in Harbour Café has changed from editor to viewer");
  await expect.element(notice).toBeVisible();
  await button("Dismiss").click();
  await expect.element(notice).not.toBeInTheDocument();
});

it("explains that the entry was deleted, refreshes the list behind, and keeps the input", async () => {
  await typeName("Anastasia");
  replies[`PATCH ${CONTACT}`] = NOT_FOUND;
  replies[CONTACTS] = { json: [] };
  await button("Save").click();
  await expect
    .element(page.getByRole("dialog").getByRole("alert"))
    .toMatchTextContent("This entry was deleted by someone else or in another tab.");
  await expect.element(page.getByText("0 contacts")).toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "First name" })).toHaveValue("Anastasia");
  await button("Close").click();
  await button("Discard").click();
  await expect.element(heading("Contacts of Harbour Café")).toBeVisible();
});

it("treats deleting an already deleted entry as success", async () => {
  await open("/organization/contacts");
  replies[`DELETE ${CONTACT}`] = NOT_FOUND;
  await button("Delete Ana").click();
  await button("Delete").click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(heading("Contacts of Harbour Café")).toBeVisible();
});

describe("a refusal that arrives later", () => {
  /** Sends a deletion, and returns its result and how to respond that there is no such contact. */
  const deleteSlowly = async () => {
    let respond = () => {};
    const usual = server.getMockImplementation();
    server.mockImplementation(async (address, request) => {
      if (request?.method === "DELETE")
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
      return usual?.(address, request) ?? Response.error();
    });
    const result = callDeletion(deleteContact, {
      params: { orgId: CAFE ?? "", contactId: ANA ?? "" },
    }).then(
      () => "deleted",
      (error: unknown) => messageOf(error),
    );
    await expect.poll(() => calls(`DELETE ${CONTACT}`)).toBe(1);
    return { result, respond: () => respond() };
  };

  it("does not take a late refusal for a deletion if the access was revoked, once the workspace has been left", async () => {
    await open("/organization");
    await expect.element(heading("Overview of Harbour Café")).toBeVisible();
    const { result, respond } = await deleteSlowly();
    await page.getByRole("link", { name: "Leave the workspace" }).click();
    await expect.element(heading("Your account")).toBeVisible();
    revokeAccess();
    respond();
    expect(await result).toContain(LOST);
  });

  it("applies a late refusal to the organisation of its call, not to the one that is open", async () => {
    const bakery = organisation(BAKERY, "Corner Bakery");
    replies["GET /v1/orgs"] = { json: [organisation(), bakery] };
    replies[`GET /v1/plans?organisationId=${BAKERY}`] = { json: [] };
    localStorage.setItem(ENDS_WITH_SESSION.organisation, CAFE ?? "");
    await open("/organization");
    await expect.element(heading("Overview of Harbour Café")).toBeVisible();
    const { result, respond } = await deleteSlowly();
    await button("Switch to Corner Bakery").click();
    await expect.element(heading("Overview of Corner Bakery")).toBeVisible();
    revokeAccess(bakery);
    respond();
    expect(await result).toContain(LOST);
    await expect.element(heading("Overview of Corner Bakery")).toBeVisible();
  });
});

describe("after someone else deleted the plan", () => {
  const deletePlan = () => {
    replies[PLANS] = { json: [plan(HILLS, "Hills plan")] };
    replies[TEAMS] = NOT_FOUND;
    replies[TEAM_CONTACT] = NOT_FOUND;
  };

  it("keeps the page with its input, then leads to the plans", async () => {
    await open("/dashboard/teams");
    await page.getByRole("textbox", { name: "Designation" }).fill("Primary");
    deletePlan();
    await button("Save").click();
    await expect
      .element(page.getByRole("alert").nth(0))
      .toMatchTextContent("The plan “Wharf plan” was deleted by someone else or in another tab.");
    await expect.element(page.getByRole("textbox", { name: "Designation" })).toHaveValue("Primary");
    await expect.element(heading("Teams of Wharf plan")).toBeVisible();
    await button("Continue without saving").click();
    await expect.element(heading("The plan “Wharf plan” was deleted")).toHaveFocus();
    await button("Go to plans").click();
    await expect.element(heading("All plans")).toBeVisible();
  });

  it("does not switch to another plan by itself", async () => {
    let reads = 0;
    const usual = server.getMockImplementation();
    server.mockImplementation(async (address, request) => {
      if (`GET ${String(address)}` === PLANS && (reads += 1) > 1)
        return Response.json([plan(HILLS, "Hills plan")]);
      return usual?.(address, request) ?? Response.error();
    });
    replies[TEAMS] = NOT_FOUND;
    await open("/dashboard/teams");
    await expect.element(heading("The plan “Wharf plan” was deleted")).toBeVisible();
    expect(calls(`GET /v1/plans/${HILLS}/teams`)).toBe(0);
  });
});
