import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import {
  type PlanDocument,
  readPlanDocument as endpoint,
} from "@holdfast/contract/printing/plan-document";
import { withHomeNumbers } from "@holdfast/content/plan-text/home-numbers";
import type { PlanScope } from "../../platform/access/scope";
import { SNAPSHOT, type TransactionOptions } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import type { Services } from "../../platform/services";
import { readControl, readPlanContent } from "../plan-content/public";
import { planDocumentOf } from "./describe-plan-document";

/**
 * Reads a plan in one snapshot, and how its document prints it, with phone numbers as people at its location dial them.
 * @param today the date of issue
 * @throws ProblemError 404 if the plan was deleted
 */
export const gatherPlan = (
  services: Pick<Services, "config" | "database" | "planContributions">,
  scope: PlanScope,
  today: string,
  options: TransactionOptions = SNAPSHOT,
) =>
  services.database.transaction(async (tx) => {
    const content = await readPlanContent(tx, services, scope);
    const control = await readControl(tx, scope, content);
    const document: PlanDocument = {
      ...planDocumentOf(withHomeNumbers(content)),
      dateIssued: today,
      control,
    };
    return { content, document };
  }, options);

export const readPlanDocument = route(
  endpoint,
  async ({ scope, query }, services) =>
    (await gatherPlan(services, scope, query.today ?? dateOf(services.clock.now()))).document,
);
