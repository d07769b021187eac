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
import { Refusal } from "../../../platform/refusal";
import type { Services } from "../../../platform/services";
import { deleteInvitationsBy } from "../../accounts/public";
import { mayManageMembers } from "../organisation-access-store";
import { hasOtherOwner, readMember, setRevoked, setRole } from "./members-store";

/** What a change does to a member: how they stand afterwards, how it is saved, what is written down. */
type Change = {
  readonly standing: Pick<Member, "roleName" | "isRevoked">;
  save(tx: Queryable): Promise<void>;
  readonly event: Pick<AuditEvent, "action" | "detail">;
};

/**
 * Changes a member under the lock of the organisation, which the guard of the write holds. Whoever may no longer invite has invited nobody: what waits
 * ends, so that no letter of theirs brings them back.
 * @throws Refusal 404 for nobody of this organisation, 409 where no owner would be left.
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
    if (!member) throw new Refusal(NOT_FOUND);
    const change = changeOf(member);
    const losesOwner = isOwner(member) && !isOwner(change.standing);
    if (losesOwner && !(await hasOtherOwner(tx, scope, userId))) throw new Refusal(LAST_OWNER);
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
    if (!changed) throw new Error("The changed member cannot be read.");
    return changed;
  });

const isOwner = (member: Pick<Member, "roleName" | "isRevoked">) =>
  member.roleName === "owner" && !member.isRevoked;

export const changeMemberRole = route(roleEndpoint, ({ body, params, scope, origin }, services) => {
  const role = roleNameOf(body.roleId);
  return changeMember(services, scope, params.userId, origin, (member) => ({
    standing: { ...member, roleName: role },
    save: (tx) => setRole(tx, scope, member.userId, role),
    event: {
      action: "organisations.member-role-changed",
      detail: { from: member.roleName, to: role },
    },
  }));
});

export const revokeMember = route(revokeEndpoint, ({ body, scope, origin }, services) =>
  changeMember(services, scope, body.userId, origin, (member) => ({
    standing: { ...member, isRevoked: body.isRevoked },
    save: (tx) => setRevoked(tx, scope, member.userId, body.isRevoked),
    event: {
      action: body.isRevoked ? "organisations.member-revoked" : "organisations.member-unrevoked",
    },
  })),
);
