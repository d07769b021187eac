import { currencyByCode } from "@holdfast/content/library/currencies";
import type { BodyOf } from "@holdfast/contract/platform/endpoint";
import { NOT_ALLOWED } from "@holdfast/contract/platform/errors";
import type { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import { expiryAfterActivation } from "@holdfast/contract/plans/plan-expiry-rules";
import { permits } from "../../platform/access/permissions";
import type { OrganisationScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Transaction } from "../../platform/database/database";
import { allFieldsUsed } from "../../platform/database/sql/row-of";
import { isForeignKeyViolation } from "../../platform/database/sql/sql-state";
import { ProblemError, fieldError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { redeemKey } from "../subscriptions/public";
import { organisationFor, organisationOfBranch } from "../organisations/public";
import { replaceAccountableContacts } from "./accountable-contacts-store";
import { insertPlan } from "./changes/plan-changes-store";
import { readPlan } from "./plans-store";
import type { plans } from "./plans-table";

type NewPlan = BodyOf<typeof createPlan>;
type Session = Parameters<typeof organisationFor>[1];

/** Returns the organisation of the business location, once the input may become a plan of it. */
export async function scopeOfNewPlan(
  services: Services,
  session: Session,
  { branchId, currency }: NewPlan,
): Promise<OrganisationScope> {
  const { query } = services.database;
  if (!currencyByCode(currency)?.active) throw fieldError("currency", "Please select currency.");
  const organisationId = await organisationOfBranch(query, branchId);
  const scope = organisationId && (await organisationFor(query, session, organisationId));
  if (!scope) throw fieldError("branchId", "Please select the business location.");
  if (!permits("organisation.change", scope.role)) throw new ProblemError(NOT_ALLOWED);
  return scope;
}

type Making = {
  readonly scope: OrganisationScope;
  readonly input: NewPlan;
  /** What the plan has from the beginning besides the input. */
  readonly columns?: Partial<
    Pick<
      typeof plans.$inferInsert,
      | "mtpdId"
      | "risksChangedAt"
      | "contactCheckDays"
      | "asksStaleContacts"
      | "asksMonthlyQuestions"
    >
  >;
  /** Inserts further rows of the plan, before its contacts. */
  readonly fill?: (planId: string, now: Date) => Promise<void>;
  /** What to record, and what of. */
  readonly event: {
    readonly action: string;
    readonly detail?: Record<string, string>;
    readonly address: string | undefined;
  };
};

/** Inserts a plan with the rows that every plan has, activates it with a key, and returns it. */
export async function makePlan(
  tx: Transaction,
  services: Services,
  { scope, input, columns, fill, event }: Making,
): Promise<Plan> {
  const { organisationId, userId } = scope;
  const now = services.clock.now();
  const planId = services.newId();
  const { branchId, name, contacts, currency, key } = input;
  allFieldsUsed(input, ["branchId", "name", "contacts", "currency", "key"]);
  await insertPlan(tx, {
    organisationId,
    id: planId,
    branchId,
    name,
    currencyCode: currency,
    createdByUserId: userId,
    createdAt: now,
    lastModifiedAt: now,
    ...columns,
  });
  for (const { create } of services.planContributions)
    await create?.(tx, { organisationId, planId }, services.newId);
  await fill?.(planId, now);
  await replaceAccountableContacts(tx, { organisationId, planId }, contacts).catch(
    rethrowAsUnknownContacts,
  );
  await redeemKey(tx, services, key, {
    organisationId,
    planId,
    usedByUserId: userId,
    activeDate: now,
    expiryDate: expiryAfterActivation(now),
  });
  await recordEvent(tx, services, {
    ...event,
    detail: { ...event.detail, name },
    actorUserId: userId,
    organisationId,
    subject: planId,
  });
  const plan = await readPlan(tx, services, scope, planId);
  if (!plan) throw new Error("The new plan was not found.");
  return plan;
}

const rethrowAsUnknownContacts = (error: unknown) => {
  throw isForeignKeyViolation(error)
    ? fieldError("contacts", "Please select contacts of this organisation.")
    : error;
};
