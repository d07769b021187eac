import { DISRUPTION_RISK_SCALE_CATEGORIES } from "@holdfast/content/library/risks/disruption-risk-scales";
import {
  createStrategicBia,
  deleteStrategicBia,
  listCriticalPeriods,
  listStrategicBias,
  updateStrategicBia,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import {
  createStrategicCriticalArea,
  deleteStrategicCriticalArea,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import {
  expirePlan,
  ownerWithPlan,
  type PlanWorkspace,
  signedInMember,
} from "../../../../test/factories/workspace";

const PRODUCTS = 1;
const STRUCTURE = 5;
const REFUND = 1;
const OTHER = 17;
const BREAK_FEE = 9;

let app: TestApp;
let cafe: PlanWorkspace;
let stranger: PlanWorkspace;
let viewer: string;

const areaOf = async (of: PlanWorkspace, name: string, category = PRODUCTS) => {
  const { body: answer } = await app.call(createStrategicCriticalArea, {
    as: of.token,
    params: { orgId: of.organisationId },
    body: { name, strategicCriticalAreaCategoryId: category },
  });
  return answer.strategicCriticalAreaId;
};

beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, "owner@cafe.example");
  stranger = await ownerWithPlan(app, "stranger@elsewhere.example");
  viewer = await signedInMember(app, cafe.organisationId, "viewer", "viewer@cafe.example");
});

let coffee: string;
let staff: string;
beforeEach(async () => {
  await app.services.database.query.execute(sql`delete from strategic_critical_areas`);
  coffee = await areaOf(cafe, "Coffee to go");
  app.clock.pass(1_000);
  staff = await areaOf(cafe, "New manager", STRUCTURE);
});

type Input = BodyInput<typeof createStrategicBia>;
const rate = (body: Partial<Input>, as = cafe.token, planId = cafe.planId) =>
  app.call(createStrategicBia, {
    as,
    params: { planId },
    body: { strategicCriticalAreaId: coffee, ...body },
  });
const listed = async (as = cafe.token) => {
  const { body: answer } = await app.call(listStrategicBias, {
    as,
    params: { planId: cafe.planId },
  });
  return answer;
};
/** Returns the scale of that value in each category; the library numbers five per category. */
const scalesOf = (value: number) =>
  DISRUPTION_RISK_SCALE_CATEGORIES.map(({ disruptionRiskScaleCategoryId }) => ({
    disruptionRiskScaleCategoryId,
    disruptionRiskScaleId: (disruptionRiskScaleCategoryId - 1) * 5 + value,
  }));
const change = (
  strategicBiaId: string,
  body: BodyInput<typeof updateStrategicBia>,
  as = cafe.token,
  planId = cafe.planId,
) => app.call(updateStrategicBia, { as, params: { planId, strategicBiaId }, body });

describe("rating an area critical", () => {
  test("saves criticality, periods, penalty and notes, and marks the plan as modified", async () => {
    app.clock.pass(60_000);
    const { status, body: answer } = await rate({
      criticality: 4,
      criticalPeriods: ["Weekends", " Regatta week ", "weekends"],
      penalty: OTHER,
      penaltyAttachment: "Kiosk licence lapses",
      notes: "Two machines",
    });
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      strategicCriticalArea: {
        strategicCriticalAreaId: coffee,
        name: "Coffee to go",
        description: null,
        category: { strategicCriticalAreaCategoryId: PRODUCTS, name: "Products and Services" },
      },
      criticality: 4,
      criticalPeriods: ["Weekends", "Regatta week"],
      penalty: { penaltyId: OTHER, name: "Other" },
      penaltyAttachment: "Kiosk licence lapses",
      notes: "Two machines",
      strategicBiaDrsList: [],
    });
    expect(answer.strategicCriticalArea.category.strategicCriticalAreaCategoryPenalties[0]).toEqual(
      {
        strategicCriticalAreaCategoryPenaltyId: 1,
        penalty: { penaltyId: REFUND, name: "Refund or compensation to customers" },
      },
    );
    expect(await listed(viewer)).toEqual([answer]);
    const plans = await app.call(listPlans, { as: cafe.token });
    expect(plans.body[0]?.lastModifiedDate).toBe(app.clock.now().toISOString());
  });

  test("lists in the order of the areas, not of the ratings", async () => {
    await rate({ strategicCriticalAreaId: staff, criticality: 1 });
    await rate({ criticality: 2 });
    expect((await listed()).map((row) => row.strategicCriticalArea.name)).toEqual([
      "Coffee to go",
      "New manager",
    ]);
  });

  test("requires a criticality from 1 to 4", async () => {
    for (const criticality of [undefined, 0, 5, 2.5]) {
      const { status, problem } = await rate(criticality === undefined ? {} : { criticality });
      expect([status, problem.errors]).toEqual([
        400,
        [{ path: "criticality", message: "Please select criticality" }],
      ]);
    }
    const withNotes = await rate({ notes: "Kept", disruptionRiskScales: scalesOf(1) });
    expect(withNotes.problem.errors?.[0]?.path).toBe("criticality");
    expect(await listed()).toEqual([]);
  });

  test("accepts the penalties of the area's category only", async () => {
    const message = "Please select one of the penalties offered.";
    const foreign = await rate({ criticality: 1, penalty: BREAK_FEE });
    expect([foreign.status, foreign.problem.errors]).toEqual([400, [{ path: "penalty", message }]]);
    const none = await rate({ strategicCriticalAreaId: staff, criticality: 1, penalty: REFUND });
    expect(none.problem.errors).toEqual([{ path: "penalty", message }]);
    const without = await rate({ criticality: 1, penaltyAttachment: "Nothing to attach to" });
    expect(without.body).toMatchObject({ penalty: null, penaltyAttachment: null });
  });

  test("saves one rating of several concurrent ones", async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => rate({ criticality: 3 })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const refused = outcomes.find(({ status }) => status === 409);
    expect(refused?.problem.code).toBe("strategic-area-is-judged");
    expect(await listed()).toHaveLength(1);
  });
});

describe("disruption risk scales", () => {
  test("takes one disruption risk scale from each category, with the rating or after it", async () => {
    const { body: answer } = await rate({ criticality: 3 });
    const chosen = await rate({ disruptionRiskScales: scalesOf(2) });
    expect(chosen.status).toBe(201);
    expect(chosen.body).toMatchObject({ strategicBiaId: answer.strategicBiaId, criticality: 3 });
    expect(
      chosen.body.strategicBiaDrsList.map((scale) => [
        scale.disruptionRiskScaleCategoryName,
        scale.disruptionRiskScaleValue,
      ]),
    ).toEqual(DISRUPTION_RISK_SCALE_CATEGORIES.map(({ name }) => [name, 2]));
    const changed = await change(answer.strategicBiaId, { disruptionRiskScales: scalesOf(5) });
    expect(changed.body.strategicBiaDrsList[5]).toEqual({
      disruptionRiskScaleCategoryId: 6,
      disruptionRiskScaleCategoryName: "Strategic/Market",
      disruptionRiskScaleId: 30,
      disruptionRiskScaleValue: 5,
    });
    const both = await rate({
      strategicCriticalAreaId: staff,
      criticality: 1,
      disruptionRiskScales: scalesOf(1),
    });
    expect(both.body.strategicBiaDrsList).toHaveLength(6);
    expect(await listed()).toEqual([changed.body, both.body]);
  });

  test("rejects disruption risk scales if one is missing, repeated or of another category", async () => {
    const { body: answer } = await rate({ criticality: 3, disruptionRiskScales: scalesOf(1) });
    const [first = { disruptionRiskScaleCategoryId: 1, disruptionRiskScaleId: 1 }, ...others] =
      scalesOf(2);
    const lists = [
      [],
      others,
      [first, first, ...others],
      [{ ...first, disruptionRiskScaleId: 6 }, ...others],
      [{ ...first, disruptionRiskScaleId: 999 }, ...others],
    ];
    for (const disruptionRiskScales of lists) {
      const { status, problem } = await change(answer.strategicBiaId, {
        criticality: 4,
        disruptionRiskScales,
      });
      expect([status, problem.errors]).toEqual([
        400,
        [
          {
            path: "disruptionRiskScales",
            message: "Please select one scale from each category.",
          },
        ],
      ]);
    }
    expect(await listed()).toEqual([answer]);
  });

  test("requires a rating before disruption risk scales", async () => {
    const { status, problem } = await rate({ disruptionRiskScales: scalesOf(1) });
    expect([status, problem.code]).toEqual([409, "strategic-area-is-not-critical"]);
  });
});

describe("changing and removing a rating", () => {
  test("changes the given fields only, and removes the attachment with the penalty", async () => {
    const { body: answer } = await rate({
      criticality: 2,
      criticalPeriods: ["Easter"],
      penalty: OTHER,
      penaltyAttachment: "Text",
      notes: "Kept",
      disruptionRiskScales: scalesOf(3),
    });
    const more = await change(answer.strategicBiaId, { criticality: 4 });
    expect(more.body).toEqual({ ...answer, criticality: 4 });
    const refund = await change(answer.strategicBiaId, { penalty: null });
    expect(refund.body).toEqual({
      ...answer,
      criticality: 4,
      penalty: null,
      penaltyAttachment: null,
    });
    const foreign = await change(answer.strategicBiaId, { penalty: BREAK_FEE });
    expect(foreign.problem.errors?.[0]?.path).toBe("penalty");
    expect(await listed()).toEqual([refund.body]);
  });

  test("deletes the record with its scales and records the deletion", async () => {
    const { body: answer } = await rate({ criticality: 2, disruptionRiskScales: scalesOf(3) });
    const params = { planId: cafe.planId, strategicBiaId: answer.strategicBiaId };
    expect((await app.call(deleteStrategicBia, { as: cafe.token, params })).status).toBe(204);
    expect((await app.call(deleteStrategicBia, { as: cafe.token, params })).status).toBe(404);
    expect((await change(answer.strategicBiaId, { criticality: 1 })).status).toBe(404);
    expect(await listed()).toEqual([]);
    const events = await app.services.database.query.execute<{ subject: string }>(
      sql`select subject from audit_events where action = 'impact-analysis.strategic-bia-deleted'`,
    );
    expect(events.rows).toEqual([{ subject: answer.strategicBiaId }]);
  });

  test("deletes the rating with its area", async () => {
    await rate({ criticality: 2, disruptionRiskScales: scalesOf(3) });
    await app.call(deleteStrategicCriticalArea, {
      as: cafe.token,
      params: { orgId: cafe.organisationId, strategicCriticalAreaId: coffee },
    });
    expect(await listed()).toEqual([]);
  });
});

test("lists the preset critical periods, then those that this plan added", async () => {
  await rate({ criticality: 1, criticalPeriods: ["Regatta week", "easter", "Easter show"] });
  await rate({ strategicCriticalAreaId: staff, criticality: 1, criticalPeriods: ["Easter show"] });
  const { body: answer } = await app.call(listCriticalPeriods, {
    as: viewer,
    params: { planId: cafe.planId },
  });
  expect(answer[0]).toEqual({ criticalPeriodId: 1, name: "All year round" });
  expect(answer.slice(35)).toEqual([
    { criticalPeriodId: null, name: "Easter show" },
    { criticalPeriodId: null, name: "Regatta week" },
  ]);
});

describe("access", () => {
  const attempts = (as: string, planId: string, strategicBiaId: string) =>
    Promise.all([
      rate({ criticality: 1 }, as, planId),
      change(strategicBiaId, { criticality: 1 }, as, planId),
      app.call(deleteStrategicBia, { as, params: { planId, strategicBiaId } }),
    ]);
  const statuses = (outcomes: readonly { status: number }[]) =>
    outcomes.map(({ status }) => status);

  test("a viewer cannot change anything", async () => {
    const { body: answer } = await rate({ criticality: 3 });
    expect(statuses(await attempts(viewer, cafe.planId, answer.strategicBiaId))).toEqual([
      403, 403, 403,
    ]);
    expect(await listed()).toEqual([answer]);
  });

  test("plans, areas and records of others are not found", async () => {
    const { body: answer } = await rate({ criticality: 3 });
    const { strategicBiaId } = answer;
    const as = stranger.token;
    expect(statuses(await attempts(as, cafe.planId, strategicBiaId))).toEqual([404, 404, 404]);
    const own = await attempts(as, stranger.planId, strategicBiaId);
    expect(statuses(own)).toEqual([400, 404, 404]);
    expect(own[0].problem.errors).toEqual([
      { path: "strategicCriticalAreaId", message: "This strategic area could not be found." },
    ]);
    const params = { planId: cafe.planId };
    const reads = await Promise.all([
      app.call(listStrategicBias, { as, params }),
      app.call(listCriticalPeriods, { as, params }),
    ]);
    expect(statuses(reads)).toEqual([404, 404]);
    expect(await listed()).toEqual([answer]);
  });

  test("an expired plan can be read, and answers 402 to changes", async () => {
    const lapsed = await ownerWithPlan(app, "lapsed@cafe.example");
    const area = await areaOf(lapsed, "Bread");
    const { body: answer } = await rate(
      { strategicCriticalAreaId: area, criticality: 1 },
      lapsed.token,
      lapsed.planId,
    );
    await expirePlan(app, lapsed.planId);
    const outcomes = await attempts(lapsed.token, lapsed.planId, answer.strategicBiaId);
    expect(statuses(outcomes)).toEqual([402, 402, 402]);
    const read = await app.call(listStrategicBias, {
      as: lapsed.token,
      params: { planId: lapsed.planId },
    });
    expect(read.body).toEqual([answer]);
  });
});
