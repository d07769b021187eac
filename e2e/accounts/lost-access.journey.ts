import { acceptOrganisationInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import type { Page } from "@playwright/test";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, test } from "../setup/cafe";
import type { RunningApp } from "../setup/app";
import { expectFocusKept, keyboardOf } from "../setup/keyboard";
import { newestLink } from "../setup/mailbox";
import { openAppAs, registerPerson, sessionOf } from "../setup/people";

const EDITOR = "edda@cafe.example";
const ADDED = "Edda Berg";

test("an owner lowers an editor's role, revokes access and restores it, by keyboard only", async ({
  page,
  otherPage,
  app,
  owner,
}) => {
  const business = await addEditor(app, owner);
  await openAppAs(otherPage, await sessionOf(app, EDITOR));
  const ofOwner = keyboardOf(page);
  const ofEditor = keyboardOf(otherPage);
  const row = page.getByRole("row").filter({ hasText: EDITOR });

  await test.step("the only owner sees no action that would be refused", async () => {
    await page.goto("/organization/users");
    await expect(page.getByText(/Make someone else an owner before you revoke/)).toBeVisible();
  });

  await test.step("the editor adds a contact", async () => {
    await otherPage.goto("/organization/contacts");
    await ofEditor.open(otherPage.getByRole("button", { name: "Add contact" }).first());
    await addContact(otherPage);
    await expectFocusKept(otherPage);
  });

  await test.step("editing a contact that the owner has deleted says so, and keeps the text", async () => {
    await ofEditor.open(otherPage.getByRole("button", { name: `Edit ${ADDED}` }));
    await otherPage.getByLabel("First name").selectText();
    await ofEditor.type("Edwina");
    await page.goto("/organization/contacts");
    await ofOwner.open(page.getByRole("button", { name: `Delete ${ADDED}` }));
    const question = page.getByRole("alertdialog", { name: `Delete ${ADDED}?` });
    await expect(question).toContainText(`${ADDED} is not in a team`);
    await ofOwner.open(question.getByRole("button", { name: "Delete contact" }));
    await expect(question).toBeHidden();
    await expect(page.getByRole("button", { name: `Delete ${ADDED}` })).toHaveCount(0);
    await expectFocusKept(page);
    await ofOwner.open(page.getByRole("button", { name: `Close: Deleting ${ADDED}` }));
    await expect(page.getByText("The contact has been successfully deleted")).toBeVisible();
    await ofEditor.press("Enter");
    const dialog = otherPage.getByRole("dialog");
    await expect(dialog.getByRole("alert")).toContainText("This entry was deleted");
    await expect(dialog.getByLabel("First name")).toHaveValue("Edwina");
    await expectAccessible(otherPage);
    await leaveDialog(otherPage);
    await expect(otherPage.getByText(ADDED)).toHaveCount(0);
    await expectFocusKept(otherPage);
  });

  await test.step("deleting a contact who leads a team names the team", async () => {
    await ofOwner.open(page.getByRole("button", { name: "Delete Olivia Marsh" }));
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("the Primary of the Crisis Management Team");
    await expect(question).toContainText("Deleting the contact removes");
    await ofOwner.press("Escape");
    await expect(question).toBeHidden();
    await expectFocusKept(page);
  });

  await test.step("the editor becomes a viewer with a form open", async () => {
    await ofEditor.open(otherPage.getByRole("button", { name: "Add contact" }).first());
    await otherPage.getByLabel("First name").waitFor();
    await ofEditor.type("Edwina");
    await page.goto("/organization/users");
    await ofOwner.open(row.getByRole("button", { name: /^Change the role of/ }));
    await ofOwner.take(page.getByRole("radiogroup", { name: "Role" }), /^Viewer/);
    await ofOwner.press("Enter");
    await expect(row).toContainText("Viewer");
    await expectFocusKept(page);
    await finishContact(otherPage);
    const dialog = otherPage.getByRole("dialog");
    await expect(dialog.getByRole("alert")).toContainText(
      `Your role in ${business} has changed to viewer`,
    );
    await expect(dialog.getByLabel("First name")).toHaveValue("Edwina");
    await leaveDialog(otherPage);
    await expect(otherPage.getByRole("button", { name: "Add contact" })).toHaveCount(0);
    await expect(otherPage.getByText(/has changed from editor to viewer/)).toBeVisible();
    await expectAccessible(otherPage);
    await ofEditor.open(otherPage.getByRole("button", { name: "Dismiss" }));
    await expectFocusKept(otherPage);
  });

  await test.step("the viewer loses access, and the next page says so", async () => {
    await ofOwner.open(row.getByRole("button", { name: /^Revoke/ }));
    await ofOwner.open(page.getByRole("button", { name: "Revoke user" }));
    await expect(row).toContainText("Revoked");
    await expectFocusKept(page);
    await ofEditor.open(otherPage.getByRole("link", { name: "Suppliers", exact: true }).first());
    const heading = otherPage.getByRole("heading", {
      level: 1,
      name: `You no longer have access to ${business}`,
    });
    await expect(heading).toBeFocused();
    await expect(otherPage.getByText("Ask its owner to restore your access.")).toBeVisible();
    await expectAccessible(otherPage);
  });

  await test.step("the access is restored", async () => {
    await ofOwner.open(row.getByRole("button", { name: /^Unrevoke/ }));
    await ofOwner.open(page.getByRole("button", { name: "Unrevoke user" }));
    await expect(row).toContainText("Active");
    await ofEditor.open(otherPage.getByRole("button", { name: "Check again" }));
    await expect(otherPage.getByRole("heading", { level: 1, name: "Suppliers" })).toBeVisible();
    await expectFocusKept(otherPage);
  });
});

/** Gives the editor access to the owner's organisation; returns the organisation's name. */
async function addEditor(app: RunningApp, owner: TokenResponse): Promise<string> {
  const call = callerOf(app.url, owner.access_token);
  const [organisation] = await call(listOrganisations);
  const orgId = organisation?.organisationId ?? "";
  await registerPerson(app, EDITOR);
  await call(inviteMember, { params: { orgId }, body: { email: EDITOR, roleId: 2 } });
  const { searchParams } = new URL(await newestLink(app, EDITOR, "/invitation/email"));
  const link = { id: searchParams.get("id") ?? "", token: searchParams.get("token") ?? "" };
  await callerOf(app.url)(acceptOrganisationInvitation, { params: { orgId }, body: link });
  return organisation?.name ?? "";
}

async function addContact(page: Page): Promise<void> {
  await page.getByLabel("First name").waitFor();
  await page.keyboard.type(ADDED.split(" ")[0] ?? "");
  await finishContact(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText(ADDED).first()).toBeVisible();
}

/** Fills in the other required fields of a contact and saves. */
async function finishContact(page: Page): Promise<void> {
  const keys = keyboardOf(page);
  const dialog = page.getByRole("dialog");
  await keys.fill(dialog.getByLabel("Last name"), ADDED.split(" ")[1] ?? "");
  for (const label of ["Contact type", "Work type"]) {
    await keys.tabTo(dialog.getByRole("button", { name: label }).or(dialog.getByLabel(label)));
    await keys.press("ArrowDown");
  }
  await keys.open(dialog.getByRole("button", { name: "Save", exact: true }));
}

/** Closes a dialog that holds text, without saving. */
async function leaveDialog(page: Page): Promise<void> {
  const keys = keyboardOf(page);
  await keys.press("Escape");
  await keys.open(page.getByRole("button", { name: "Discard" }));
  await expect(page.getByRole("dialog")).toBeHidden();
}
