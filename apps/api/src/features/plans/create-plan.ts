import { currencyByCode } from "@holdfast/content/library/currencies";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { NOT_ALLOWED } from "@holdfast/contract/platform/errors";
import { createPlan as endpoint } from "@holdfast/contract/plans/plan-endpoints";
import { expiryAfterActivation } from "@holdfast/contract/plans/plan-expiry-rules";
import { permits } from "../../platform/access/permissions";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import { allFieldsUsed } from "../../platform/database/row-of";
import { isForeignKeyViolation } from "../../platform/database/sql-state";
import { route } from "../../platform/http/route";
import { refuseFullList } from "../../platform/limits/row-limits-store";
import { ProblemError, fieldError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { redeemKey } from "../brokerages/public";
import { lockForWrite, organisationFor, organisationOfBranch } from "../organisations/public";
import { replaceAccountableContacts } from "./accountable-contacts-store";
import { insertPlan, readPlan } from "./plans-store";

type NewPlan = BodyOf<typeof endpoint> & { readonly organisationId: string };

/**
 * Inserts a plan with the rows that every plan has, and activates it with a key.
 * @returns the plan's id.
 */
async function draftPlan(
  tx: Queryable,
  services: Pick<Services, "newId" | "clock" | "random" | "planParts">,
  given: NewPlan,
  userId: string,
): Promise<string> {
  const now = services.clock.now();
  const planId = services.newId();
  const { organisationId, branchId, name, contacts, currency, key } = given;
  allFieldsUsed(given, ["organisationId", "branchId", "name", "contacts", "currency", "key"]);
  await insertPlan(tx, {
    organisationId,
    id: planId,
    branchId,
    name,
    currencyCode: currency,
    createdByUserId: userId,
    createdAt: now,
    lastModifiedAt: now,
  });
  for (const { create } of services.planParts)
    await create?.(tx, { organisationId, planId }, services.newId);
  await replaceAccountableContacts(tx, { organisationId, planId }, contacts);
  await redeemKey(tx, services, key, {
    organisationId,
    planId,
    assignedToUserId: userId,
    activeDate: now,
    expiryDate: expiryAfterActivation(now),
  });
  return planId;
}

export const createPlan = route(endpoint, async ({ body, session, origin }, services) => {
  const { database } = services;
  if (!currencyByCode(body.currency)?.active)
    throw fieldError("currency", "Please select currency.");
  const organisationId = await organisationOfBranch(database.query, body.branchId);
  const scope = organisationId && (await organisationFor(database.query, session, organisationId));
  if (!scope) throw fieldError("branchId", "Please select the business location.");
  if (!permits("organisation.change", scope.role)) throw new ProblemError(NOT_ALLOWED);
  const refuseContacts = (thrown: unknown) => {
    throw isForeignKeyViolation(thrown)
      ? fieldError("contacts", "Please select contacts of this organisation.")
      : thrown;
  };
  return database
    .transaction(async (tx) => {
      await lockForWrite(tx, scope, "organisation.change");
      await refuseFullList(tx, services, "plans", scope);
      const given = { ...body, organisationId: scope.organisationId };
      const planId = await draftPlan(tx, services, given, session.userId);
      await recordEvent(tx, services, {
        action: "plans.created",
        actorUserId: session.userId,
        organisationId: scope.organisationId,
        subject: planId,
        address: origin.address,
      });
      const plan = await readPlan(tx, services, scope, planId);
      if (!plan) throw new Error("The new plan was not found.");
      return plan;
    })
    .catch(refuseContacts);
});
