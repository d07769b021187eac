import { INVALID_INVITATION } from "@holdfast/contract/accounts/errors";
import {
  type AcceptedInvitation,
  acceptBrokerageInvitation as brokerageEndpoint,
  acceptOrganisationInvitation as organisationEndpoint,
} from "@holdfast/contract/accounts/invitation-endpoints";
import { recordEvent } from "../../../platform/audit/audit-store";
import { DAY, later } from "../../../platform/clock";
import type { Queryable } from "../../../platform/database/database";
import { lockOrganisation, lockUser } from "../../../platform/database/row-locks-store";
import { type Origin, route } from "../../../platform/http/route";
import { Refusal } from "../../../platform/refusal";
import type { Services } from "../../../platform/services";
import { brokerageOfUser, addInvitedBroker } from "../../brokerages/public";
import { addMember, lockActiveOrganisation, mayManageMembers } from "../../organisations/public";
import { endLinks, insertLink } from "../link-tokens-store";
import { emailKeyOf, insertUser, userByEmail, type UserRow } from "../users-store";
import { useInvitation } from "./invitations-store";
import { forgetRegistration } from "./invited-users-store";

/** How long the person has to choose a password; after that 'Forgot password' is the way. */
const CHOOSE_PASSWORD_TERM = DAY;

type Place = { readonly organisationId: string } | { readonly brokerageId: string };
type Invitation = NonNullable<Awaited<ReturnType<typeof useInvitation>>>;

/** What is asked and done of one kind of place. */
type Joining = {
  readonly place: Place;
  /** Locks the place, before anything of the invitation is touched. */
  lock(tx: Queryable): Promise<unknown>;
  /** Refuses a place that takes nobody now; its invitation can be used later. */
  checkOpen(tx: Queryable): Promise<void>;
  /** Whether the person could still invite somebody there. */
  mayInvite(tx: Queryable, userId: string): Promise<boolean>;
  join(tx: Queryable, userId: string, invitation: Invitation): Promise<boolean>;
};

/** A person who has nothing left to set: the invitation alone is accepted. */
const isActive = (user: UserRow) => user.emailConfirmedAt !== null && user.passwordHash !== null;

/**
 * Uses the invitation up, finds or makes its person, and gives the person the place, all or nothing.
 * @throws Refusal 418 for a link that is used, expired, cut short or of another place, for one whose inviter
 * could not invite any more (the operator always can), and for a person who may not take the place; 409 for
 * an archived organisation.
 */
async function accept(
  services: Services,
  given: { readonly id: string; readonly token: string },
  origin: Origin,
  { place, lock, checkOpen, mayInvite, join }: Joining,
): Promise<AcceptedInvitation> {
  return services.database.transaction(async (tx) => {
    await lock(tx);
    const invitation = await useInvitation(tx, given, place, services.clock.now());
    if (!invitation) throw new Refusal(INVALID_INVITATION);
    const inviterId = invitation.addedByUserId;
    if (inviterId !== null && !(await mayInvite(tx, inviterId)))
      throw new Refusal(INVALID_INVITATION);
    await checkOpen(tx);
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
    await forgetRegistration(tx, user.id);
    await endLinks(tx, user.id, ["confirm-email"]);
    return { id: user.id, token: await newPasswordLink(tx, services, user.id) };
  });
}

/** The account of that address; a new one has no names until the person gives them. */
async function invitedUser(tx: Queryable, services: Services, email: string): Promise<UserRow> {
  await insertUser(tx, {
    id: services.newId(),
    email,
    emailKey: emailKeyOf(email),
    firstName: "",
    lastName: "",
    createdAt: services.clock.now(),
  });
  const user = await userByEmail(tx, email);
  if (!user) throw new Error("The invited person cannot be read.");
  return user;
}

async function newPasswordLink(tx: Queryable, services: Services, userId: string) {
  const createdAt = services.clock.now();
  const token = services.random.bytes(32).toString("base64url");
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
    return accept(services, body, origin, {
      place,
      lock: (tx) => lockOrganisation(tx, place, "no key update"),
      checkOpen: (tx) => lockActiveOrganisation(tx, place),
      mayInvite: (tx, userId) => mayManageMembers(tx, { ...place, userId }),
      async join(tx, userId, { role, addedByUserId }) {
        if (!role) throw new Error("An invitation to an organisation has a role.");
        const createdAt = services.clock.now();
        return addMember(tx, { ...place, userId, role, addedByUserId, createdAt });
      },
    });
  },
);

export const acceptBrokerageInvitation = route(
  brokerageEndpoint,
  ({ body, params, origin }, services) => {
    const place = { brokerageId: params.brokerageId };
    return accept(services, body, origin, {
      place,
      // A person is a broker of one brokerage only: the row itself sees to that.
      lock: async () => undefined,
      checkOpen: async () => undefined,
      mayInvite: async (tx, userId) => (await brokerageOfUser(tx, userId)) === place.brokerageId,
      join: (tx, userId, { addedByUserId }) =>
        addInvitedBroker(tx, services, { ...place, userId, addedByUserId }),
    });
  },
);
