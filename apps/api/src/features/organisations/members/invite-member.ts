import { roleNameOf, type RoleName } from "@holdfast/contract/organisations/member";
import {
  ALREADY_MEMBER,
  changeInvitationAddress as changeEndpoint,
  inviteMember as inviteEndpoint,
  resendInvitation as resendEndpoint,
} from "@holdfast/contract/organisations/member-endpoints";
import { NOT_ALLOWED, NOT_FOUND } from "@holdfast/contract/platform/errors";
import { permits } from "../../../platform/access/permissions";
import type { OrganisationScope } from "../../../platform/access/scope";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import { allFieldsUsed } from "../../../platform/database/sql/row-of";
import { type Origin, route } from "../../../platform/http/route";
import { assertListNotFull } from "../../../platform/limits/row-limits-store";
import { enforceLimits } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { emailKeyOf, readInvitee, sendInvitation } from "../../accounts/public";
import { lockForWrite, organisationFor } from "../organisation-access-store";
import { readOrganisation } from "../organisations-store";
import { INVITATIONS_BY_ACCOUNT, INVITATIONS_BY_RECIPIENT } from "./invitation-limits";
import { isMemberAddress } from "./members-store";
import { removeInvitation } from "./withdraw-invitation";

export const inviteMember = route(
  inviteEndpoint,
  { before: ({ body, scope }, services) => enforceInvitationLimits(services, scope, body.email) },
  async ({ body, scope, origin }, services) => {
    allFieldsUsed(body, ["email", "roleId"]);
    const invitee = await services.database.transaction(async (tx) => {
      if (await isMemberAddress(tx, scope, emailKeyOf(body.email)))
        throw new ProblemError(ALREADY_MEMBER);
      const pending = await readInvitee(tx, scope, emailKeyOf(body.email), services.clock.now());
      if (!pending) await assertListNotFull(tx, services, "members", scope);
      return invite(tx, services, scope, {
        action: "organisations.member-invited",
        email: body.email,
        role: roleNameOf(body.roleId),
        origin,
      });
    });
    services.wakeOutbox();
    return invitee;
  },
);

/** Withdraws a pending invitation of any sender, and invites another address with the same role. */
export const changeInvitationAddress = route(
  changeEndpoint,
  {
    before: ({ body, scope }, services) => enforceInvitationLimits(services, scope, body.newEmail),
  },
  async ({ body, scope, origin }, services) => {
    const invitee = await services.database.transaction(async (tx) => {
      const { role } = await removeInvitation(tx, services, { scope, email: body.email, origin });
      if (await isMemberAddress(tx, scope, emailKeyOf(body.newEmail)))
        throw new ProblemError(ALREADY_MEMBER);
      if (!role) throw new Error("An invitation to an organisation has a role.");
      return invite(tx, services, scope, {
        action: "organisations.member-invited",
        email: body.newEmail,
        role,
        origin,
      });
    });
    services.wakeOutbox();
    return invitee;
  },
);

/** The organisation is in the body, so the access and write checks of other endpoints are made here. */
export const resendInvitation = route(
  resendEndpoint,
  async ({ body, session, origin }, services) => {
    const { database, clock } = services;
    const scope = await organisationFor(database.query, session, body.organisationId);
    if (!scope) throw new ProblemError(NOT_FOUND);
    if (!permits("members.manage", scope.role)) throw new ProblemError(NOT_ALLOWED);
    await enforceInvitationLimits(services, scope, body.email);
    await database.transaction(async (tx) => {
      await lockForWrite(tx, scope, "members.manage");
      const pending = await readInvitee(tx, scope, emailKeyOf(body.email), clock.now());
      if (!pending) throw new ProblemError(NOT_FOUND);
      await invite(tx, services, scope, {
        action: "organisations.invitation-resent",
        email: pending.email,
        role: pending.roleName,
        origin,
      });
    });
    services.wakeOutbox();
  },
);

const enforceInvitationLimits = (services: Services, scope: OrganisationScope, email: string) =>
  enforceLimits(services, [
    [INVITATIONS_BY_ACCOUNT, scope.userId],
    [INVITATIONS_BY_RECIPIENT, emailKeyOf(email)],
  ]);

async function invite(
  tx: Queryable,
  services: Services,
  scope: OrganisationScope,
  input: {
    readonly action: string;
    readonly email: string;
    readonly role: RoleName;
    readonly origin: Origin;
  },
) {
  const { organisationId, userId } = scope;
  const { email, role } = input;
  const organisation = await readOrganisation(tx, services, scope);
  if (!organisation) throw new ProblemError(NOT_FOUND);
  const invitationId = await sendInvitation(tx, services, {
    email,
    to: { organisationId, role },
    place: organisation.name,
    addedByUserId: userId,
  });
  await recordEvent(tx, services, {
    action: input.action,
    actorUserId: userId,
    organisationId,
    subject: invitationId,
    detail: { role },
    address: input.origin.address,
  });
  const invitee = await readInvitee(tx, scope, emailKeyOf(email), services.clock.now());
  if (!invitee) throw new Error("The new invitation was not found.");
  return invitee;
}
