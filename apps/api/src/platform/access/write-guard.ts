import type { Access, OrganisationWrite, RecordIds } from "@holdfast/contract/platform/endpoint";
import {
  NOT_ALLOWED,
  NOT_FOUND,
  ORGANISATION_ARCHIVED,
  PAYMENT_REQUIRED,
} from "@holdfast/contract/platform/errors";
import type { Database, Transaction } from "../database/database";
import { Refusal } from "../refusal";
import { changesOrganisation, permits, refusesExpired } from "./permissions";
import type { OrganisationScope, PlanScope } from "./scope";

/** What a write may change, with the ids of the call in the place of their names. */
export type TouchedPlans =
  | { readonly plans: "of-location"; readonly branchId: string }
  | {
      readonly plans: "using";
      readonly record: Extract<OrganisationWrite["touches"], { plans: "using" }>["record"];
      readonly ids: readonly string[];
    };

/** What the guard asks the rooms, inside the transaction of the write. Each locks what it reads. */
export type WriteKeepers = {
  /** What holds under the lock. Undefined where the person has no role in the organisation any more. */
  lockOrganisation(
    tx: Transaction,
    scope: OrganisationScope,
    strength: "share" | "no key update",
  ): Promise<Pick<OrganisationScope, "role" | "isArchived"> | undefined>;
  /** Undefined where the plan was deleted meanwhile. */
  lockPlan(tx: Transaction, scope: PlanScope): Promise<{ readonly isExpired: boolean } | undefined>;
  /** Whether the write would change content of an expired plan. */
  touchesExpired(
    tx: Transaction,
    scope: OrganisationScope,
    touched: TouchedPlans,
  ): Promise<boolean>;
};

/** The input of a call, after validation. */
export type GuardedCall = {
  readonly access: Access;
  readonly scope: OrganisationScope | PlanScope;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** Whether an archived organisation refuses what the access allows otherwise; reading is never refused. */
export function refusesArchived(access: Access, isWrite: boolean): boolean {
  if (!isWrite) return false;
  if (access.scope === "plan") return true;
  return (
    access.scope === "organisation" &&
    !(access.touches && "whileArchived" in access && access.whileArchived === "allowed")
  );
}

/**
 * The database as the handler of a write in an organisation or plan gets it: each transaction first locks
 * the organisation and the plans that the endpoint declares, and is refused where the person may not change
 * them by now (404 for what was deleted and for a person without a role, 403 for a role that may not, 409 for
 * an archived organisation, 402 for an expired plan). What is checked cannot change before the write is done.
 * The gate has checked the same, but before the body and the call's turns were waited for.
 */
export function guardedDatabase(database: Database, call: GuardedCall, keepers: WriteKeepers) {
  let isChecked = false;
  const guarded: Database = {
    ...database,
    transaction: (work, options) =>
      database.transaction(async (tx) => {
        await checkWrite(tx, call, keepers);
        isChecked = true;
        return work(tx);
      }, options),
  };
  return {
    database: guarded,
    /** @throws Error for a handler that has succeeded without one: what it wrote was not checked. */
    assertChecked(endpointName: string) {
      if (!isChecked)
        throw new Error(`${endpointName} must write inside a transaction of its services.`);
    },
  };
}

async function checkWrite(
  tx: Transaction,
  { access, scope, params, body }: GuardedCall,
  keepers: WriteKeepers,
) {
  if (access.scope !== "organisation" && access.scope !== "plan") return;
  const strength = changesOrganisation(access.permission) ? "no key update" : "share";
  const organisation = await keepers.lockOrganisation(tx, scope, strength);
  if (!organisation) throw new Refusal(NOT_FOUND);
  if (!permits(access.permission, organisation.role)) throw new Refusal(NOT_ALLOWED);
  if (organisation.isArchived && refusesArchived(access, true))
    throw new Refusal(ORGANISATION_ARCHIVED);
  if (access.scope === "plan") {
    const plan = "planId" in scope ? await keepers.lockPlan(tx, scope) : undefined;
    if (!plan) throw new Refusal(NOT_FOUND);
    if (plan.isExpired && refusesExpired(access.permission)) throw new Refusal(PAYMENT_REQUIRED);
    return;
  }
  const touched = access.touches && touchedPlans(access.touches, params, body);
  if (touched && (await keepers.touchesExpired(tx, scope, touched)))
    throw new Refusal(PAYMENT_REQUIRED);
}

function touchedPlans(
  touches: OrganisationWrite["touches"],
  params: GuardedCall["params"],
  body: unknown,
): TouchedPlans | undefined {
  if (touches.plans === "none") return undefined;
  if (touches.plans === "of-location")
    return { plans: "of-location", branchId: params[touches.param] ?? "" };
  return { plans: "using", record: touches.record, ids: idsOf(touches.ids, params, body) };
}

function idsOf(ids: RecordIds, params: GuardedCall["params"], body: unknown): string[] {
  if ("param" in ids) return [params[ids.param] ?? ""];
  const list: unknown = (body as Readonly<Record<string, unknown>>)[ids.bodyField];
  if (!Array.isArray(list)) throw new Error(`The body has no list ${ids.bodyField}.`);
  return [...new Set(list.map(String))];
}
