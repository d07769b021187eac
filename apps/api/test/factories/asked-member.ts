import { updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { sendMonthlyQuestions } from "../../src/features/monthly-questions/public";
import type { TestApp } from "../setup/test-app";
import { lastEmailTo, linkOf } from "./people";
import { responderOf } from "./responders";
import type { PlanWorkspace } from "./workspace";

/** Adds a member to a team of the plan, switches the monthly question on, and returns the link of the question. */
export async function askedMember(
  app: TestApp,
  plan: Pick<PlanWorkspace, "token" | "organisationId" | "planId">,
  email: string,
): Promise<{ readonly contactId: string; readonly link: { id: string; token: string } }> {
  const contactId = await responderOf(app, plan, email);
  await app.call(updatePlan, {
    as: plan.token,
    params: { planId: plan.planId },
    body: { asksMonthlyQuestions: true },
  });
  await sendMonthlyQuestions(app.services);
  return { contactId, link: linkOf(await lastEmailTo(app, email)) };
}
