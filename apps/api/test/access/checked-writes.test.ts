import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { lockPlanAlone } from "../../src/platform/database/row-locks-store";
import { statementsOf } from "../database/statements";
import { ownerWithPlan, type PlanWorkspace } from "../factories/workspace";
import { holdLocks, waitFor, waitingConnections } from "../setup/held-calls";
import { testApp, type TestApp } from "../setup/test-app";

/*
 * Writes that check access in their own statement (decision 014). `lost-access.test.ts` has those who lose access, and
 * `row-limits.test.ts` many at once at the limit of the list.
 */

let app: TestApp;
let world: PlanWorkspace;
beforeAll(async () => {
  app = await testApp();
});

const addRisk = (to: PlanWorkspace, name: string) =>
  app.call(createRisk, {
    as: to.token,
    params: { planId: to.planId },
    body: {
      riskPresetId: null,
      riskCategoryId: 1,
      name,
      likelihoodPresetId: 4,
      cost: 1_000,
      mitigationStrategyIds: [6],
      mitigationProcess: "Clear the gutters every autumn.",
    },
  });
const namesIn = async (plan: PlanWorkspace) => {
  const list = await app.call(listRisks, { as: plan.token, params: { planId: plan.planId } });
  return list.body.map(({ name }) => name);
};

describe("adding a risk", () => {
  it("takes two statements: the access check, and the insert with its own", async () => {
    world = await ownerWithPlan(app, "two@checked.example");
    await addRisk(world, "First");
    const statements = await statementsOf(() => addRisk(world, "Second"));
    expect(statements).toHaveLength(2);
    expect(await namesIn(world)).toEqual(["First", "Second"]);
  });

  it("waits for another transaction that has locked the plan", async () => {
    world = await ownerWithPlan(app, "locked@checked.example");
    const release = await holdLocks(app, (tx) => lockPlanAlone(tx, world.planId));
    const added = addRisk(world, "Waited");
    await expect.poll(() => waitingConnections(app), waitFor).toBe(1);
    await release();
    expect((await added).status).toBe(201);
    expect(await namesIn(world)).toEqual(["Waited"]);
  });
});
