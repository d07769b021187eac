import type { Endpoint, OrganisationWrite, RecordIds } from "@holdfast/contract/platform/endpoint";
import { PAYMENT_REQUIRED } from "@holdfast/contract/platform/errors";
import type { Database, Transaction } from "../database/database";
import { lockOrganisation, lockPlan } from "../database/sql/row-locks-store";
import { ProblemError } from "../problem-error";
import { type ScopeResolvers, authorize } from "./authorize";
import { changesOrganisation } from "./permissions";
import type { OrganisationScope, PlanScope } from "./scope";

/** The plans a write may change, with the ids of the request in place of their names. */
export type TouchedPlans =
  | { readonly plans: "of-location"; readonly branchId: string }
  | {
      readonly plans: "using";
      readonly record: Extract<OrganisationWrite["touches"], { plans: "using" }>["record"];
      readonly ids: readonly string[];
    };

/** What the guard asks the features, besides the access check. */
export type WriteChecks = {
  /** Whether the write would change content of an expired plan. Locks the rows it reads. */
  affectsExpiredPlan(
    tx: Transaction,
    scope: OrganisationScope,
    touched: TouchedPlans,
  ): Promise<boolean>;
};

/** The input of a request, after validation. */
export type GuardedCall = {
  readonly endpoint: Pick<Endpoint, "access" | "method">;
  readonly token: string | undefined;
  readonly scope: OrganisationScope | PlanScope;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/**
 * Returns the database for the handler of a write in an organisation or plan. Each transaction first locks the
 * organisation and the plans that the endpoint declares, then repeats the access check: 401 for an ended session, 404
 * for a deleted row or a person without a role, 403 for a role without the permission, 409 for an archived
 * organisation, 402 for an expired plan. What it checked cannot change before the write commits. `authorize` made the
 * same checks, but before the request waited for its body and for a slot of its caller.
 */
export function guardedDatabase(
  database: Database,
  call: GuardedCall,
  resolvers: ScopeResolvers & WriteChecks,
) {
  let isChecked = false;
  const guarded: Database = {
    ...database,
    transaction: (work, options) =>
      database.transaction(async (tx) => {
        const result = await checkAndWork(tx, call, resolvers, work);
        isChecked = true;
        return result;
      }, options),
  };
  return {
    database: guarded,
    /** @throws Error for a handler that succeeded without a transaction: its writes were not checked. */
    assertChecked(endpointName: string) {
      if (!isChecked)
        throw new Error(
          `${endpointName} must write in a transaction of the database it was given.`,
        );
    },
  };
}

/** Locks, checks access with what was committed while it waited for the lock, and then runs `work`. */
async function checkAndWork<T>(
  tx: Transaction,
  call: GuardedCall,
  resolvers: ScopeResolvers & WriteChecks,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { access } = call.endpoint;
  await lock(tx, call);
  await authorize(call.endpoint, call, resolvers, tx);
  const touches = access.scope === "organisation" ? access.touches : undefined;
  // The plans it touches depend on rows that may have changed before the lock was acquired.
  if (touches) await assertNotExpired(tx, call, touches, resolvers);
  return work(tx);
}

function lock(tx: Transaction, { endpoint, scope }: GuardedCall): Promise<unknown> {
  const { access } = endpoint;
  const isOfOrganisation =
    access.scope === "organisation" && changesOrganisation(access.permission);
  const strength = isOfOrganisation ? "no key update" : "share";
  return "planId" in scope ? lockPlan(tx, scope, strength) : lockOrganisation(tx, scope, strength);
}

async function assertNotExpired(
  tx: Transaction,
  { scope, params, body }: GuardedCall,
  touches: OrganisationWrite["touches"],
  resolvers: WriteChecks,
) {
  const touched = touchedPlans(touches, params, body);
  if (touched && (await resolvers.affectsExpiredPlan(tx, scope, touched)))
    throw new ProblemError(PAYMENT_REQUIRED);
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
