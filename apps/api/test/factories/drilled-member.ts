import { updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { sendDrills } from "../../src/features/drills/public";
import type { TestApp } from "../setup/test-app";
import { lastEmailTo, linkOf } from "./people";
import { responderOf } from "./responders";
import type { PlanWorkspace } from "./workspace";

/** Adds a member to a team of the plan, switches the monthly drill on, and returns the link of the question. */
export async function drilledMember(
  app: TestApp,
  plan: Pick<PlanWorkspace, "token" | "organisationId" | "planId">,
  email: string,
): Promise<{ readonly contactId: string; readonly link: { id: string; token: string } }> {
  const contactId = await responderOf(app, plan, email);
  await app.call(updatePlan, {
    as: plan.token,
    params: { planId: plan.planId },
    body: { runsDrills: true },
  });
  await sendDrills(app.services);
  return { contactId, link: linkOf(await lastEmailTo(app, email)) };
}
