import { createRisk, listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sessions } from "../../src/features/accounts/accounts-table";
import { findSession } from "../../src/features/accounts/public";
import { MINUTE, SECOND } from "../../src/platform/clock";
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
  it("takes one statement once the server knows whose token it is", async () => {
    world = await ownerWithPlan(app, "one@checked.example");
    await addRisk(world, "First");
    const statements = await statementsOf(async () => {
      const { headers } = await addRisk(world, "Second");
      expect(headers["cache-control"]).toBe("no-store");
    });
    expect(statements).toHaveLength(1);
    expect(await namesIn(world)).toEqual(["First", "Second"]);
  });

  it("records once a minute that the session is in use", async () => {
    world = await ownerWithPlan(app, "used@checked.example");
    await addRisk(world, "First");
    app.clock.pass(MINUTE + SECOND);
    await addRisk(world, "Second");
    const session = await findSession(app.services, world.token);
    const [row] = await app.services.database.query
      .select({ lastUsedAt: sessions.lastUsedAt })
      .from(sessions)
      .where(eq(sessions.id, session?.sessionId ?? ""));
    expect(row?.lastUsedAt).toEqual(app.clock.now());
  });

  it("tells a stranger nothing about the plan, however wrong the risk is", async () => {
    world = await ownerWithPlan(app, "owner@checked.example");
    const stranger = await ownerWithPlan(app, "stranger@checked.example");
    await addRisk(stranger, "Own");
    const { status } = await addRisk({ ...world, token: stranger.token }, "");
    expect(status).toBe(404);
    expect(await namesIn(world)).toEqual([]);
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
