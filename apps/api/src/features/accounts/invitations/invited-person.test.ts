import {
  acceptBrokerageInvitation,
  acceptOrganisationInvitation,
} from "@holdfast/contract/accounts/invitation-endpoints";
import { resetPassword } from "@holdfast/contract/accounts/password-endpoints";
import { readBroker, readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import {
  confirmEmail,
  resendConfirmation,
} from "@holdfast/contract/accounts/confirmation-endpoints";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { readOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY } from "../../../platform/clock";
import {
  lastEmailTo,
  emailsTo,
  linkOf,
  PASSWORD,
  sendAll,
  signIn,
} from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { ownerWithOrganisation, type Workspace } from "../../../../test/factories/workspace";
import { createBrokerage } from "../../brokerages/public";
import { userByEmail } from "../users-store";
import { sendInvitation } from "./send-invitation";

/* From the email to the workspace, and the ways back in later (specification 2 'Invitation', 4). */

let app: TestApp;
let workspace: Workspace;
let orgId: string;
beforeAll(async () => {
  app = await testApp();
  workspace = await ownerWithOrganisation(app, "owner@invited.example");
  orgId = workspace.organisationId;
});

async function accepted(email: string) {
  const body = { email, roleId: 2 } as const;
  await app.call(inviteMember, { as: workspace.token, params: { orgId }, body });
  const link = linkOf(await lastEmailTo(app, email));
  const params = { orgId };
  return (await app.call(acceptOrganisationInvitation, { params, body: link })).body;
}
type Chooser = { id: string; token: string | null };
const chooseWithoutAgreements = ({ id, token }: Chooser, newPassword = PASSWORD) =>
  app.call(resetPassword, { body: { userId: id, token: token ?? "", newPassword } });
/** Sets the password as the invitation's page does, with the four agreements. */
const choose = ({ id, token }: Chooser, newPassword = PASSWORD) =>
  app.call(resetPassword, {
    body: { userId: id, token: token ?? "", newPassword, agreementsAccepted: true },
  });
const acceptanceOf = async (email: string) =>
  (await userByEmail(app.services.database.query, email))?.agreementsAcceptedAt;
const signInStatus = async (email: string, password = PASSWORD) =>
  (await app.call(requestSignInCode, { body: { email, password } })).status;
const registration = (email: string, password: string) => ({
  body: { email, password, confirmPassword: password, firstName: "Not", lastName: "Me" },
});

const namesOf = async (email: string) => {
  const user = await userByEmail(app.services.database.query, email);
  return [user?.firstName, user?.lastName];
};

describe("the names of a new person", () => {
  const withNames = ({ id, token }: Chooser, names: { firstName?: string; lastName?: string }) =>
    app.call(resetPassword, {
      body: {
        userId: id,
        token: token ?? "",
        newPassword: PASSWORD,
        agreementsAccepted: true,
        ...names,
      },
    });

  it("gives a new person the names that the person enters", async () => {
    const email = "named@invited.example";
    const chooser = await accepted(email);
    expect(await namesOf(email)).toEqual([undefined, undefined]);
    const names = { firstName: "Noor", lastName: "Haddad" };
    expect((await withNames(chooser, names)).status).toBe(204);
    expect(await namesOf(email)).toEqual(["Noor", "Haddad"]);
    expect((await emailsTo(app, email)).at(-1)).toContain("Hello Noor,");
  });

  it("leaves a new person's names empty until entered, and never shows those of someone else's registration", async () => {
    const email = "unnamed@invited.example";
    await app.call(register, registration(email, "Anchor-and-Tide-9"));
    await sendAll(app);
    expect((await choose(await accepted(email))).status).toBe(204);
    const { body: answer } = await app.call(readUser, { as: await signIn(app, email) });
    expect(answer).toMatchObject({ firstName: "", lastName: "", email });
  });

  it("rejects blank names of a new person, and names in the password", async () => {
    const chooser = await accepted("refused@invited.example");
    const blank = await withNames(chooser, { firstName: " ", lastName: "" });
    expect([blank.status, blank.problem.errors]).toEqual([
      400,
      [
        { path: "firstName", message: "Please input your first name." },
        { path: "lastName", message: "Please input your last name." },
      ],
    ]);
    const own = await withNames(chooser, { firstName: "Continuity", lastName: "Haddad" });
    expect(own.problem.errors).toEqual([
      { path: "newPassword", message: "Please choose a password without your own name." },
    ]);
  });
});

describe("a new person", () => {
  it("sets a password, logs in with a code, and has the organisation as the default", async () => {
    const email = "new@invited.example";
    expect((await choose(await accepted(email))).status).toBe(204);
    const as = await signIn(app, email);
    const { body: answer } = await app.call(readUser, { as });
    expect(answer).toMatchObject({
      email,
      organisationUserRoles: [{ organisationId: orgId, roleName: "editor" }],
    });
    const organisation = await app.call(readOrganisation, { as, params: { orgId } });
    expect(organisation.body).toMatchObject({ isDefault: true, roleName: "editor" });
    expect(await acceptanceOf(email)).toEqual(app.clock.now());
  });

  it("invited to a brokerage does the same and becomes its broker", async () => {
    const brokerageId = await app.services.database.transaction((tx) =>
      createBrokerage(tx, app.services, { name: "Lantern Brokers" }),
    );
    const email = "broker@invited.example";
    const invitation = { email, to: { brokerageId }, place: "Lantern Brokers" };
    await app.services.database.transaction((tx) =>
      sendInvitation(tx, app.services, { ...invitation, addedByUserId: null }),
    );
    const body = linkOf(await lastEmailTo(app, email));
    const { body: answer } = await app.call(acceptBrokerageInvitation, {
      params: { brokerageId },
      body,
    });
    expect((await choose(answer)).status).toBe(204);
    const as = await signIn(app, email);
    expect((await app.call(readBroker, { as })).body).toMatchObject({ brokerageId });
  });

  it("has 14 days to set the password, once; a weak password does not use up the link", async () => {
    const link = await accepted("weak@invited.example");
    const weak = await choose(link, "password");
    expect([weak.status, weak.problem.errors?.[0]?.path]).toEqual([400, "newPassword"]);
    app.clock.pass(14 * DAY - 1);
    expect((await choose(link)).status).toBe(204);
    expect((await choose(link, "Another-Tide-1")).status).toBe(418);
    workspace = { ...workspace, token: await signIn(app, "owner@invited.example") };
    const late = await accepted("late@invited.example");
    app.clock.pass(14 * DAY);
    expect((await choose(late)).status).toBe(418);
    workspace = { ...workspace, token: await signIn(app, "owner@invited.example") };
  });

  it("lets an invited person who left before setting a password come back by the newest link, which asks for the agreements", async () => {
    const email = "left@invited.example";
    const earlier = await accepted(email);
    expect(await signInStatus(email)).toBe(401);
    const link = await accepted(email);
    expect((await choose(earlier)).status).toBe(418);
    const refused = await chooseWithoutAgreements(link);
    expect([refused.status, refused.problem.errors]).toEqual([
      400,
      [{ path: "agreementsAccepted", message: "Please accept the four agreements." }],
    ]);
    expect([await signInStatus(email), await acceptanceOf(email)]).toEqual([401, undefined]);
    expect((await choose(link)).status).toBe(204);
    expect(await acceptanceOf(email)).toEqual(app.clock.now());
    const as = await signIn(app, email);
    expect((await app.call(readOrganisation, { as, params: { orgId } })).status).toBe(200);
  });

  it("lets an invited person who registers instead join by the same link", async () => {
    const email = "registers@invited.example";
    const link = await accepted(email);
    const password = "Another-Tide-1";
    expect((await app.call(register, registration(email, password))).status).toBe(201);
    expect(await signInStatus(email, password)).toBe(403);
    await app.call(confirmEmail, { body: linkOf(await lastEmailTo(app, email)) });
    const as = await signIn(app, email, password);
    // An invitation never replaces the password of an active account.
    const refused = await choose(link);
    expect([refused.status, refused.problem.code]).toEqual([418, "invitation-used"]);
    const body = { id: link.id, token: link.token ?? "" };
    const joined = await app.call(acceptOrganisationInvitation, { params: { orgId }, body });
    expect(joined.body.token).toBeNull();
    expect((await app.call(readOrganisation, { as, params: { orgId } })).status).toBe(200);
  });
});

describe("someone who registered the address of an invited person", () => {
  it("gains nothing: the first password replaces theirs, and no email can be sent again", async () => {
    const email = "squatted@invited.example";
    await app.call(register, registration(email, "Squatter-Tide-1"));
    await sendAll(app);
    const link = await accepted(email);
    const squatted = await emailsTo(app, email);
    expect((await choose(link)).status).toBe(204);
    expect(await signInStatus(email, "Squatter-Tide-1")).toBe(401);
    const count = (await emailsTo(app, email)).length;
    expect(await acceptanceOf(email)).toEqual(app.clock.now());
    // The link of that registration no longer works either.
    const activation = linkOf(squatted.find((email) => email.includes("/confirmation/")) ?? "");
    expect((await app.call(confirmEmail, { body: activation })).status).toBe(418);
    const body = { email, password: "Squatter-Tide-1" };
    expect((await app.call(resendConfirmation, { body })).status).toBe(401);
    expect(await emailsTo(app, email)).toHaveLength(count);
    expect(await signInStatus(email)).toBe(200);
  });

  it("gains nothing after the acceptance either, without access to the mailbox", async () => {
    const email = "raced@invited.example";
    const link = await accepted(email);
    await app.call(register, registration(email, "Squatter-Tide-1"));
    expect(await signInStatus(email, "Squatter-Tide-1")).toBe(403);
    app.clock.pass(60_000);
    expect((await chooseWithoutAgreements(link)).status).toBe(400);
    expect((await choose(link)).status).toBe(204);
    expect(await acceptanceOf(email)).toEqual(app.clock.now());
    expect(await signInStatus(email, "Squatter-Tide-1")).toBe(401);
    expect(await signInStatus(email)).toBe(200);
  });
});
