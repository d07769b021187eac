import { CHANGED_MEANWHILE, NOT_FOUND } from "@holdfast/contract/platform/errors";
import { addYears, dateOf } from "@holdfast/contract/platform/calendar-rules";
import { POLICY_REPLACED } from "@holdfast/contract/policies/errors";
import {
  createPolicy as createEndpoint,
  listPolicies as listEndpoint,
  readLatestPolicy as latestEndpoint,
  signPolicy as signEndpoint,
} from "@holdfast/contract/policies/policy-endpoints";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";
import { assertListNotFull } from "../../platform/limits/row-limits-store";
import { ProblemError } from "../../platform/problem-error";
import { nameOfUser } from "../accounts/public";
import { readMembers } from "./check-members";
import {
  hasVersion,
  insertVersion,
  listVersions,
  readNewest,
  updateSignature,
} from "./policies-store";

export const readLatestPolicy = route(
  latestEndpoint,
  async ({ scope }, { database }) => (await readNewest(database.query, scope)) ?? null,
);

export const listPolicies = route(listEndpoint, ({ scope }, { database }) =>
  listVersions(database.query, scope),
);

export const createPolicy = route(createEndpoint, async (call, services) => {
  const { body, scope, origin, ifMatch } = call;
  const { clock, database, newId } = services;
  const now = clock.now();
  const id = newId();
  return database.transaction(async (tx) => {
    await assertListNotFull(tx, services, "policies", scope);
    const before = await readNewest(tx, scope);
    if (ifMatch !== undefined && ifMatch !== (before?.version ?? 0))
      throw new ProblemError(CHANGED_MEANWHILE, {
        current: {
          changedByName: before?.savedByUserName ?? null,
          changedAt: before?.lastModifiedDate ?? null,
          row: before ?? null,
        },
      });
    await insertVersion(tx, scope, {
      id,
      responsible: body.responsible,
      reviewDate: body.reviewDate ?? dateOf(addYears(now, 1)),
      savedByUserName: await nameOfUser(tx, scope.userId),
      createdAt: now,
      members: await readMembers(tx, scope, body.contacts),
    });
    await recordEvent(tx, services, {
      action: "policies.version-saved",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: id,
      address: origin.address,
    });
    const saved = await readNewest(tx, scope);
    if (!saved) throw new ProblemError(NOT_FOUND);
    return saved;
  });
});

export const signPolicy = route(signEndpoint, async ({ body, params, scope, origin }, services) =>
  services.database.transaction(async (tx) => {
    if (!(await updateSignature(tx, scope, params.policyId, body))) {
      const isReplaced = await hasVersion(tx, scope, params.policyId);
      throw new ProblemError(isReplaced ? POLICY_REPLACED : NOT_FOUND);
    }
    await recordEvent(tx, services, {
      action: "policies.signed",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: params.policyId,
      address: origin.address,
    });
    const signed = await readNewest(tx, scope);
    if (!signed) throw new ProblemError(NOT_FOUND);
    return signed;
  }),
);
