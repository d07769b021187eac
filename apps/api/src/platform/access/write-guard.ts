import type { Endpoint, OrganisationWrite, RecordIds } from "@holdfast/contract/platform/endpoint";
import { PAYMENT_REQUIRED } from "@holdfast/contract/platform/errors";
import type { Database, Transaction } from "../database/database";
import { lockOrganisation, lockPlan } from "../database/row-locks-store";
import { isDivisionByZero } from "../database/sql-state";
import { ProblemError } from "../problem-error";
import { settled } from "../settled";
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
  /** Repeats the access check of a plan. @throws an error of PostgreSQL, division by zero, if its result has changed */
  confirmPlan(tx: Transaction, token: string, scope: PlanScope): Promise<unknown>;
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
 * same checks, but before the request waited for its body and its turn.
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
    transactionAtOnce: async (work) => {
      try {
        const result = await database.transactionAtOnce((tx) =>
          confirmAndWork(tx, call, resolvers, work),
        );
        isChecked = true;
        return result;
      } catch (error) {
        if (!(error instanceof AccessChanged)) throw error;
        // Nothing was written. This finds the reason to refuse it, if there is one.
        return guarded.transaction(work);
      }
    },
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

/**
 * Sends the lock and the access check, then runs `work` without waiting for their results. If the check fails, its
 * error is thrown, even if `work` failed too, and the transaction is rolled back.
 */
async function checkAndWork<T>(
  tx: Transaction,
  call: GuardedCall,
  resolvers: ScopeResolvers & WriteChecks,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { access } = call.endpoint;
  // Sent together in this order, so the check sees everything committed while the lock was pending.
  const checks: Promise<unknown>[] = [
    lock(tx, call),
    authorize(call.endpoint, call, resolvers, tx),
  ];
  const touches = access.scope === "organisation" ? access.touches : undefined;
  if (touches && touches.plans !== "none") {
    // The plans it touches depend on rows that may have changed before the lock was acquired.
    await settled(checks);
    checks.push(refuseExpired(tx, call, touches, resolvers));
    await settled(checks);
  }
  const done = work(tx);
  await settled([...checks, done]);
  return done;
}

/** The person's access differs from that at the beginning of the request, or the session has ended. */
class AccessChanged extends Error {}

/**
 * The same for a transaction that is committed without waiting for results: the statement that repeats the access check
 * fails if the access has changed since the request was authorised, and PostgreSQL rolls back.
 */
async function confirmAndWork<T>(
  tx: Transaction,
  call: GuardedCall,
  resolvers: WriteChecks,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { token = "", scope } = call;
  if (!("planId" in scope)) throw new Error("Only a write in a plan is committed at once.");
  const locked = lock(tx, call);
  const confirmed = resolvers.confirmPlan(tx, token, scope).catch((error: unknown) => {
    throw isDivisionByZero(error) ? new AccessChanged() : error;
  });
  const done = work(tx);
  await settled([locked, confirmed, done]);
  return done;
}

function lock(tx: Transaction, { endpoint, scope }: GuardedCall): Promise<unknown> {
  const { access } = endpoint;
  const isOfOrganisation =
    access.scope === "organisation" && changesOrganisation(access.permission);
  const strength = isOfOrganisation ? "no key update" : "share";
  return "planId" in scope ? lockPlan(tx, scope, strength) : lockOrganisation(tx, scope, strength);
}

async function refuseExpired(
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
