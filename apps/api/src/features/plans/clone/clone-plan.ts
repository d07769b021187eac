import { NOT_FOUND, PAYMENT_REQUIRED } from "@holdfast/contract/platform/errors";
import { clonePlan as endpoint } from "@holdfast/contract/plans/clone-plan";
import type { PlanPartName } from "@holdfast/contract/plans/clone-plan";
import { allFieldsUsed } from "../../../platform/database/sql/row-of";
import { lockRows, ofOrganisation } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { assertListNotFull } from "../../../platform/limits/row-limits-store";
import { ProblemError } from "../../../platform/problem-error";
import { countKeyTry } from "../../subscriptions/public";
import { lockForWrite } from "../../organisations/public";
import { makePlan, scopeOfNewPlan } from "../make-plan";
import { readPlan } from "../plans-store";

export const clonePlan = route(
  endpoint,
  { before: countKeyTry },
  async ({ body, session, origin }, services) => {
    const { planId: sourceId, subscriptionKey, leave, ...rest } = body;
    // The contract has checked that there is one, and that both are equal.
    const input = { ...rest, key: rest.key ?? subscriptionKey ?? "" };
    allFieldsUsed(input, ["name", "branchId", "key", "currency", "contacts"]);
    const scope = await scopeOfNewPlan(services, session, input);
    const carries = (part: PlanPartName) => !leave.includes(part);
    return services.database.transaction(async (tx) => {
      await lockForWrite(tx, scope, "organisation.change");
      // Until the end, no one changes what is copied.
      const locked = await lockRows(
        tx,
        "plans",
        ofOrganisation(scope, [sourceId]),
        "no key update",
      );
      const source = locked.size > 0 && (await readPlan(tx, services, scope, sourceId));
      if (!source) throw new ProblemError(NOT_FOUND);
      if (source.expiryStatus === "expired") throw new ProblemError(PAYMENT_REQUIRED);
      await assertListNotFull(tx, services, "plans", scope);
      return makePlan(tx, services, {
        scope,
        input,
        columns: {
          mtpdId: carries("impactAnalysis") ? (source.mtpd?.mtpdId ?? null) : null,
          contactCheckDays: source.contactCheckDays,
          asksStaleContacts: source.asksStaleContacts,
          asksMonthlyQuestions: source.asksMonthlyQuestions,
          risksChangedAt: carries("risks") ? services.clock.now() : null,
        },
        fill: async (planId, now) => {
          const copy = {
            scope,
            planId,
            branchId: input.branchId,
            sourceId,
            sourceBranchId: source.branchId,
            now,
          };
          for (const { clone = {} } of services.planContributions)
            for (const [part, copyRows] of Object.entries(clone))
              if (carries(part as PlanPartName)) await copyRows(tx, copy, services);
        },
        event: { action: "plans.cloned", detail: { from: sourceId }, address: origin.address },
      });
    });
  },
);
