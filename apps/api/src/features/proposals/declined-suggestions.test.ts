import { clonePlan } from "@holdfast/contract/plans/clone-plan";
import type { PlanPartName } from "@holdfast/contract/plans/clone-plan";
import {
  declinePlanSuggestion,
  declineSuggestion,
  listDeclinedSuggestions,
} from "@holdfast/contract/proposals/declined-suggestion-endpoints";
import { beforeAll, expect, it } from "vitest";
import {
  expirePlan,
  freshKey,
  ownerWithPlan,
  type PlanWorkspace,
} from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const inOrganisation = ({ token, organisationId }: PlanWorkspace) => ({
  as: token,
  params: { orgId: organisationId },
});
const listed = async (own: PlanWorkspace) =>
  (await app.call(listDeclinedSuggestions, inOrganisation(own))).body.map(
    ({ kind, suggestion, planId }) => [kind, suggestion, planId],
  );
const inList = (own: PlanWorkspace, suggestion: string, isDeclined = true) =>
  app.call(declineSuggestion, {
    ...inOrganisation(own),
    body: { kind: "supplier", suggestion, isDeclined },
  });
const inPlan = (
  own: PlanWorkspace,
  kind: "risk" | "business-unit",
  suggestion: string,
  isDeclined = true,
) =>
  app.call(declinePlanSuggestion, {
    as: own.token,
    params: { planId: own.planId },
    body: { kind, suggestion, isDeclined },
  });

it("stores declined suggestions for an organisation or a plan until they are undone", async () => {
  const own = await ownerWithPlan(app, "declined@cafe.example");
  const other = await ownerWithPlan(app, "declined-other@cafe.example");
  await inList(own, "Milk");
  await inList(own, "Milk");
  await inPlan(own, "risk", "14");
  await inPlan(own, "business-unit", "Kitchen");
  expect(await listed(own)).toEqual([
    ["business-unit", "Kitchen", own.planId],
    ["risk", "14", own.planId],
    ["supplier", "Milk", null],
  ]);
  expect(await listed(other)).toEqual([]);
  await inList(own, "Milk", false);
  await inPlan(own, "risk", "14", false);
  expect(await listed(own)).toEqual([["business-unit", "Kitchen", own.planId]]);
});

it("refuses to decline a suggestion in an expired plan", async () => {
  const own = await ownerWithPlan(app, "declined-expired@cafe.example");
  await expirePlan(app, own.planId);
  expect((await inPlan(own, "risk", "3")).status).toBe(402);
});

it("copies declined suggestions into a clone together with their part of the plan", async () => {
  const own = await ownerWithPlan(app, "declined-clone@cafe.example");
  await inPlan(own, "risk", "14");
  await inPlan(own, "business-unit", "Kitchen");
  const leave: PlanPartName[] = ["risks"];
  const { body } = await app.call(clonePlan, {
    as: own.token,
    body: {
      planId: own.planId,
      name: "Copy",
      branchId: own.branchId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
      leave,
    },
  });
  expect((await listed(own)).filter(([, , planId]) => planId === body.planId)).toEqual([
    ["business-unit", "Kitchen", body.planId],
  ]);
});
