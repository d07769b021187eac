import { INVALID_INVITATION } from "@holdfast/contract/accounts/errors";
import {
  type AcceptedInvitation,
  acceptBrokerageInvitation as acceptEndpoint,
  type ReadInvitation,
  readBrokerageInvitation as readEndpoint,
} from "@holdfast/contract/accounts/invitation-endpoints";
import { type Origin, route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { addInvitedBroker, brokerageOfUser, readBrokerageName } from "../../brokerages/public";
import {
  type InvitationLink,
  isActive,
  type Joining,
  joinByInvitation,
  openInvitation,
} from "./open-invitation";

/** Returns what the page of an invitation shows. @throws ProblemError as `openInvitation`. */
export async function readInvitation(
  services: Services,
  link: InvitationLink,
  joining: Joining,
): Promise<ReadInvitation> {
  const { database } = services;
  const { name, email, account } = await openInvitation(database.query, services, link, joining);
  return { name, email, hasAccount: account !== undefined };
}

/**
 * Adds a person with an active account to the target and uses up the invitation, all or nothing. For anyone else
 * nothing changes: the invitation is used up when the password is set (`activateInvitedPerson`).
 * @throws ProblemError as `openInvitation`, and 418 for a person who may not join.
 */
export async function acceptInvitation(
  services: Services,
  link: InvitationLink,
  origin: Origin,
  joining: Joining,
): Promise<AcceptedInvitation> {
  const { database } = services;
  const { account } = await openInvitation(database.query, services, link, joining);
  if (!account) return { id: link.id, token: link.token };
  const { id } = await database.transaction((tx) =>
    joinByInvitation(tx, services, link, joining, origin, async (user) => {
      // The account was deleted in the moment between.
      if (!isActive(user)) throw new ProblemError(INVALID_INVITATION);
    }),
  );
  return { id, token: null };
}

export const brokerageJoining = (services: Services, brokerageId: string): Joining => {
  const target = { brokerageId };
  return {
    target,
    // A person can be a broker of one brokerage only, which the table enforces.
    lock: async () => undefined,
    nameOfOpenTarget: (db) => readBrokerageName(db, brokerageId),
    mayInvite: async (db, userId) => (await brokerageOfUser(db, userId)) === brokerageId,
    join: (tx, userId, { addedByUserId }) =>
      addInvitedBroker(tx, services, { ...target, userId, addedByUserId }),
  };
};

export const readBrokerageInvitation = route(readEndpoint, ({ body, params }, services) =>
  readInvitation(services, body, brokerageJoining(services, params.brokerageId)),
);

export const acceptBrokerageInvitation = route(
  acceptEndpoint,
  ({ body, params, origin }, services) =>
    acceptInvitation(services, body, origin, brokerageJoining(services, params.brokerageId)),
);
