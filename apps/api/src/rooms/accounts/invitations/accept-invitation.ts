import { INVALID_INVITATION } from "@holdfast/contract/accounts/errors";
import {
  type AcceptedInvitation,
  acceptBrokerageInvitation as brokerageEndpoint,
  acceptOrganisationInvitation as organisationEndpoint,
} from "@holdfast/contract/accounts/invitation-endpoints";
import { recordEvent } from "../../../platform/audit/audit-store";
import { DAY, later } from "../../../platform/clock";
import type { Queryable } from "../../../platform/database/database";
import { type Origin, route } from "../../../platform/http/route";
import { Refusal } from "../../../platform/refusal";
import type { Services } from "../../../platform/services";
import { joinBrokerage } from "../../brokerages/public";
import { admitMember } from "../../organisations/public";
import { insertLink } from "../link-tokens-store";
import { emailKeyOf, insertUser, userByEmail, type UserRow } from "../users-store";
import { useInvitation } from "./invitations-store";
import { forgetUnconfirmedPassword, lockUser } from "./invited-users-store";

/** How long the person has to choose a password; after that 'Forgot password' is the way. */
const CHOOSE_PASSWORD_TERM = DAY;

type Place = { readonly organisationId: string } | { readonly brokerageId: string };
type Invitation = NonNullable<Awaited<ReturnType<typeof useInvitation>>>;

/** A person who has nothing left to set: the invitation alone is accepted. */
const isActive = (user: UserRow) => user.emailConfirmedAt !== null && user.passwordHash !== null;

/**
 * Uses the invitation up, finds or makes its person, and gives the person the place, all or nothing.
 * @throws Refusal 418 for a link that is used, expired, cut short or of another place, and for a person
 * who may not take the place.
 */
async function accept(
  services: Services,
  given: { readonly id: string; readonly token: string },
  place: Place,
  origin: Origin,
  join: (tx: Queryable, userId: string, invitation: Invitation) => Promise<boolean>,
): Promise<AcceptedInvitation> {
  return services.database.transaction(async (tx) => {
    const invitation = await useInvitation(tx, given, place, services.clock.now());
    if (!invitation) throw new Refusal(INVALID_INVITATION);
    const user = await invitedUser(tx, services, invitation.email);
    await lockUser(tx, user.id);
    if (!(await join(tx, user.id, invitation))) throw new Refusal(INVALID_INVITATION);
    await recordEvent(tx, services, {
      action: "accounts.invitation-accepted",
      actorUserId: user.id,
      ...place,
      subject: given.id,
      detail: { role: invitation.role ?? "broker" },
      address: origin.address,
    });
    if (isActive(user)) return { id: user.id, token: null };
    // Whoever registered this address before was not the one who reads its letters.
    await forgetUnconfirmedPassword(tx, user.id);
    return { id: user.id, token: await newPasswordLink(tx, services, user.id) };
  });
}

/** The account of that address; a new one is named after the mailbox until the person says otherwise. */
async function invitedUser(tx: Queryable, services: Services, email: string): Promise<UserRow> {
  const mailbox = email.split("@")[0] ?? email;
  await insertUser(tx, {
    id: services.newId(),
    email,
    emailKey: emailKeyOf(email),
    firstName: mailbox,
    lastName: "",
    createdAt: services.clock.now(),
  });
  const user = await userByEmail(tx, email);
  if (!user) throw new Error("The invited person cannot be read.");
  return user;
}

async function newPasswordLink(tx: Queryable, services: Services, userId: string) {
  const createdAt = services.clock.now();
  const token = services.chance.bytes(32).toString("base64url");
  await insertLink(tx, token, {
    id: services.newId(),
    userId,
    purpose: "reset-password",
    createdAt,
    expiresAt: later(createdAt, CHOOSE_PASSWORD_TERM),
  });
  return token;
}

export const acceptOrganisationInvitation = route(
  organisationEndpoint,
  ({ body, params, origin }, services) => {
    const place = { organisationId: params.orgId };
    return accept(services, body, place, origin, async (tx, userId, { role, addedByUserId }) => {
      if (!role) throw new Error("An invitation to an organisation has a role.");
      const createdAt = services.clock.now();
      return admitMember(tx, { ...place, userId, role, addedByUserId, createdAt });
    });
  },
);

export const acceptBrokerageInvitation = route(
  brokerageEndpoint,
  ({ body, params, origin }, services) => {
    const place = { brokerageId: params.brokerageId };
    return accept(services, body, place, origin, (tx, userId, { addedByUserId }) =>
      joinBrokerage(tx, services, { ...place, userId, addedByUserId }),
    );
  },
);
