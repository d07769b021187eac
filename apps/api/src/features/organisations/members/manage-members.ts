import { type Member, roleNameOf } from "@holdfast/contract/organisations/member";
import {
  changeMemberRole as roleEndpoint,
  LAST_OWNER,
  revokeMember as revokeEndpoint,
} from "@holdfast/contract/organisations/member-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { OrganisationScope } from "../../../platform/access/scope";
import { type AuditEvent, recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import { type Origin, route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { deleteInvitationsBy } from "../../accounts/public";
import { mayManageMembers } from "../organisation-access-store";
import { hasOtherOwner, readMember, setRevoked, setRole } from "./members-store";

/** A change to a member: the resulting role and access, how it is saved, and its audit event. */
type Change = {
  readonly result: Pick<Member, "roleName" | "isRevoked">;
  save(tx: Queryable): Promise<void>;
  readonly event: Pick<AuditEvent, "action" | "detail">;
};

/**
 * Changes a member under the lock of the organisation, which the write check holds. Deletes the pending invitations of
 * a member who may no longer invite, so that none can be used to regain access.
 * @throws ProblemError 404 for a person who is not a member, 409 if no owner would be left.
 */
const changeMember = (
  services: Services,
  scope: OrganisationScope,
  userId: string,
  origin: Origin,
  changeOf: (member: Member) => Change,
): Promise<Member> =>
  services.database.transaction(async (tx) => {
    const member = await readMember(tx, scope, userId);
    if (!member) throw new ProblemError(NOT_FOUND);
    const change = changeOf(member);
    const losesOwner = isOwner(member) && !isOwner(change.result);
    if (losesOwner && !(await hasOtherOwner(tx, scope, userId))) throw new ProblemError(LAST_OWNER);
    await change.save(tx);
    const by = { organisationId: scope.organisationId, userId };
    const endedInvitations = (await mayManageMembers(tx, by))
      ? 0
      : await deleteInvitationsBy(tx, by);
    await recordEvent(tx, services, {
      ...change.event,
      detail: { ...change.event.detail, ...(endedInvitations > 0 ? { endedInvitations } : {}) },
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: userId,
      address: origin.address,
    });
    const changed = await readMember(tx, scope, userId);
    if (!changed) throw new Error("The changed member was not found.");
    return changed;
  });

const isOwner = (member: Pick<Member, "roleName" | "isRevoked">) =>
  member.roleName === "owner" && !member.isRevoked;

export const changeMemberRole = route(roleEndpoint, ({ body, params, scope, origin }, services) => {
  const role = roleNameOf(body.roleId);
  return changeMember(services, scope, params.userId, origin, (member) => ({
    result: { ...member, roleName: role },
    save: (tx) => setRole(tx, scope, member.userId, role),
    event: {
      action: "organisations.member-role-changed",
      detail: { from: member.roleName, to: role },
    },
  }));
});

export const revokeMember = route(revokeEndpoint, ({ body, scope, origin }, services) =>
  changeMember(services, scope, body.userId, origin, (member) => ({
    result: { ...member, isRevoked: body.isRevoked },
    save: (tx) => setRevoked(tx, scope, member.userId, body.isRevoked),
    event: {
      action: body.isRevoked ? "organisations.member-revoked" : "organisations.member-unrevoked",
    },
  })),
);
