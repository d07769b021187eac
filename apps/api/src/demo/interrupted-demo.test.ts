import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { beforeAll, expect, it } from "vitest";
import type { Services } from "../platform/services";
import { databaseDigest } from "../../test/database/database-digest";
import { signIn } from "../../test/factories/people";
import { testApp, type TestApp } from "../../test/setup/test-app";
import { loadDemo } from "./load-demo";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** Returns services that fail for good after creating `max` ids. */
function failingAfter(max: number): Services {
  let created = 0;
  const newId = () => {
    if (created >= max) throw new Error("The power is cut.");
    created += 1;
    return app.services.newId();
  };
  return { ...app.services, newId };
}

// While loading the people, the organisation's lists, the risks and the impact analysis.
it.each([1, 12, 60, 100])("leaves nothing when loading stops at row %i", async (rows) => {
  const before = await databaseDigest(app.services.database);
  await expect(loadDemo({ services: failingAfter(rows) })).rejects.toThrow(
    /The power is cut|returned 500/,
  );
  expect(await databaseDigest(app.services.database)).toEqual(before);
});

it("loads completely the next time", async () => {
  await loadDemo(app);
  const as = await signIn(app, "owner@demo.example");
  const { body: plans } = await app.call(listPlans, { as });
  expect(plans).toMatchObject([{ progress: { analysis_planning: 100, planning_design: 100 } }]);
  const { body: teams } = await app.call(listTeams, {
    as,
    params: { planId: plans[0]?.planId ?? "" },
  });
  expect(teams.map(({ teamContacts }) => teamContacts.length > 2)).toEqual([true, true, true]);
});
