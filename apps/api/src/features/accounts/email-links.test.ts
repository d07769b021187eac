import {
  confirmEmail,
  confirmEmailUpdate,
} from "@holdfast/contract/accounts/confirmation-endpoints";
import {
  acceptBrokerageInvitation,
  acceptOrganisationInvitation,
} from "@holdfast/contract/accounts/invitation-endpoints";
import {
  requestPasswordReset,
  resetPassword,
} from "@holdfast/contract/accounts/password-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { beforeAll, describe, expect, it } from "vitest";
import { DAY, HOUR } from "../../platform/clock";
import {
  lastEmailTo,
  linkOf,
  registerPerson,
  registrationOf,
} from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { ownerWithOrganisation } from "../../../test/factories/workspace";
import { createBrokerage } from "../brokerages/public";
import { sendInvitation } from "./invitations/send-invitation";
import { requestEmailChange } from "./settings/request-email-change";
import { userByEmail } from "./users-store";

/*
 * Every link in an email, in every state in which it can be opened (specification 2 'Account pages' and 8).
 * ../../../test/access/single-use.test.ts verifies that only one concurrent use succeeds.
 */

type Link = { readonly id: string; readonly token: string };
type Outcome = readonly [status: number, message: string];
type Kind = {
  readonly what: string;
  readonly term: number;
  /** Sends a new email to that address. Returns its link. */
  readonly send: (email: string) => Promise<Link>;
  readonly use: (link: Link) => Promise<Outcome>;
  readonly success: number;
  readonly expired: string;
  /** The message after a successful use. */
  readonly used: string;
  /** The outcome for an unknown or truncated id. */
  readonly stranger: Outcome;
};

let app: TestApp;
let organisationId: string;
let brokerageId: string;
beforeAll(async () => {
  app = await testApp();
  ({ organisationId } = await ownerWithOrganisation(app, "owner@links.example"));
  brokerageId = await app.services.database.transaction((tx) =>
    createBrokerage(tx, app.services, { name: "Lantern Brokers" }),
  );
});

/** Returns the status and the message that a screen shows: the field's, if there is one. */
const outcomeOf = ({ status, problem }: Awaited<ReturnType<TestApp["call"]>>): Outcome => [
  status,
  problem?.errors?.[0]?.message ?? problem?.detail ?? "",
];
const inTransaction = (work: Parameters<TestApp["services"]["database"]["transaction"]>[0]) =>
  app.services.database.transaction(work);
const sendInvitationTo = async (
  email: string,
  to: Parameters<typeof sendInvitation>[2]["to"],
): Promise<Link> => {
  const invitation = { email, to, place: "A place", addedByUserId: null };
  await inTransaction((tx) => sendInvitation(tx, app.services, invitation));
  return linkOf(await lastEmailTo(app, email));
};

const EXPIRED = {
  confirm: "The user token is invalid or expired. please log in and resend the confirmation email.",
  update: "The link is invalid or expired. Please log in and change your email again.",
  reset:
    "Your password cannot be updated. This is possibly because the link we sent to you is expired. Please send verification email again.",
  invitation:
    "The user token is invalid or expired. Your account cannot be activated. Please resend the invitation email.",
};

const ALREADY_ACTIVE = "Your account is already active. Log in.";

const KINDS: readonly Kind[] = [
  {
    what: "the link that activates an account",
    term: 7 * DAY,
    async send(email) {
      await app.call(register, { body: registrationOf(email) });
      return linkOf(await lastEmailTo(app, email));
    },
    use: async (body) => outcomeOf(await app.call(confirmEmail, { body })),
    success: 204,
    expired: EXPIRED.confirm,
    used: ALREADY_ACTIVE,
    stranger: [400, "This user does not exist. Please register or log in another account."],
  },
  {
    what: "the link that confirms a new email address",
    term: DAY,
    async send(email) {
      await registerPerson(app, email);
      const user = await userByEmail(app.services.database.query, email);
      if (!user) throw new Error("No account is registered.");
      const to = `new-${email}`;
      const change = { email: to, firstName: "Ana", address: "192.0.2.1" };
      await inTransaction((tx) => requestEmailChange(tx, app.services, user, change));
      return linkOf(await lastEmailTo(app, to));
    },
    use: async (body) => outcomeOf(await app.call(confirmEmailUpdate, { body })),
    success: 204,
    expired: EXPIRED.update,
    used: "Your email has already been changed. Log in.",
    stranger: [418, EXPIRED.update],
  },
  {
    what: "the link that resets a password",
    term: HOUR,
    async send(email) {
      await registerPerson(app, email);
      await app.call(requestPasswordReset, { body: { email } });
      return linkOf(await lastEmailTo(app, email));
    },
    use: async ({ id, token }) => {
      const body = { userId: id, token, newPassword: "Tide-and-Anchor-7" };
      return outcomeOf(await app.call(resetPassword, { body }));
    },
    success: 204,
    expired: EXPIRED.reset,
    used: "You have already set a new password with this link. Log in.",
    stranger: [418, EXPIRED.reset],
  },
  {
    what: "an invitation to an organisation",
    term: 14 * DAY,
    async send(email) {
      await registerPerson(app, email);
      return sendInvitationTo(email, { organisationId, role: "viewer" });
    },
    use: async (body) => {
      const params = { orgId: organisationId };
      return outcomeOf(await app.call(acceptOrganisationInvitation, { params, body }));
    },
    success: 200,
    expired: EXPIRED.invitation,
    used: ALREADY_ACTIVE,
    stranger: [418, EXPIRED.invitation],
  },
  {
    what: "an invitation to a brokerage",
    term: 14 * DAY,
    async send(email) {
      await registerPerson(app, email);
      return sendInvitationTo(email, { brokerageId });
    },
    use: async (body) =>
      outcomeOf(await app.call(acceptBrokerageInvitation, { params: { brokerageId }, body })),
    success: 200,
    expired: EXPIRED.invitation,
    used: ALREADY_ACTIVE,
    stranger: [418, EXPIRED.invitation],
  },
];

let people = 0;
const newAddress = () => `person-${(people += 1)}@links.example`;

describe.each(KINDS)("$what", (kind) => {
  const { send, use, term, success, expired, used, stranger } = kind;

  it("accepts the link once, until its last millisecond", async () => {
    const link = await send(newAddress());
    app.clock.pass(term - 1);
    expect((await use(link))[0]).toBe(success);
    expect(await use(link)).toEqual([418, used]);
  });

  it("rejects the link once its time is over", async () => {
    const link = await send(newAddress());
    app.clock.pass(term);
    expect(await use(link)).toEqual([418, expired]);
  });

  it("rejects a truncated, changed or missing token, and accepts the link afterwards", async () => {
    const link = await send(newAddress());
    const changed = `${link.token.startsWith("A") ? "B" : "A"}${link.token.slice(1)}`;
    for (const token of [link.token.slice(0, -1), link.token.slice(1), `${link.token}.`, changed])
      expect(await use({ ...link, token })).toEqual([418, expired]);
    for (const token of ["", "A".repeat(501)])
      expect(await use({ ...link, token })).toEqual([400, expired]);
    expect((await use(link))[0]).toBe(success);
  });

  it("rejects an unknown, foreign or truncated id, and accepts the link afterwards", async () => {
    const [link, other] = [await send(newAddress()), await send(newAddress())];
    expect(await use({ ...link, id: app.services.newId() })).toEqual(stranger);
    for (const id of [link.id.slice(0, -1), "", "..", `${link.id}'--`])
      expect(await use({ ...link, id })).toEqual([400, stranger[1]]);
    expect(await use({ ...link, id: other.id })).toEqual([418, expired]);
    expect((await use(link))[0]).toBe(success);
    expect((await use(other))[0]).toBe(success);
  });

  it("rejects the link as any other kind of link", async () => {
    const link = await send(newAddress());
    for (const other of KINDS.filter(({ what }) => what !== kind.what))
      expect([400, 418]).toContain((await other.use(link))[0]);
    expect((await use(link))[0]).toBe(success);
  });
});

it("activates an account with a new link after the first has expired", async () => {
  const [activation] = KINDS;
  if (!activation) throw new Error("No kind of link.");
  const email = newAddress();
  const late = await activation.send(email);
  app.clock.pass(8 * DAY);
  expect(await activation.use(late)).toEqual([418, activation.expired]);
  const again = await activation.send(email);
  expect((await activation.use(again))[0]).toBe(204);
});
