import { listFindings } from "@holdfast/contract/dashboard/list-findings";
import { readDashboard } from "@holdfast/contract/dashboard/read-dashboard";
import { createStrategicThirdParty } from "@holdfast/contract/directory/third-party-endpoints";
import { updateRecoveryDetails } from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { beforeAll, expect, it } from "vitest";
import { responderOf } from "../../../test/factories/responders";
import { expirePlan, ownerWithPlan, type PlanWorkspace } from "../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../test/setup/test-app";

let app: TestApp;
let cafe: PlanWorkspace;
beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, "owner@facts.example");
});

const inPlan = () => ({ as: cafe.token, params: { planId: cafe.planId } });
/** Returns what the check list asks for, by where it is entered. */
async function asked() {
  const { body } = await app.call(listFindings, inPlan());
  return new Map(
    body.findings
      .filter(({ title }) => title.startsWith("Not recorded: "))
      .map(({ place, title }) => [place, title.replace("Not recorded: ", "").split(", ")]),
  );
}

it("asks for what the cards need once somebody is in a team, in one finding for each page, until it is entered", async () => {
  expect(await asked()).toEqual(new Map());
  await responderOf(app, cafe, "ana@facts.example");
  const first = await asked();
  expect([...first.keys()]).toEqual([
    "Site sheet and finances",
    "Strategic Third Parties",
    "Insurance schedule",
    "Location",
  ]);
  expect(first.get("Site sheet and finances")).toEqual(
    expect.arrayContaining(["meeting point", "first aid", "shut-offs", "card terminals", "bank"]),
  );
  await app.call(updateRecoveryDetails, {
    ...inPlan(),
    body: { assemblyPoint: "The seawall", bank: "Foreshore Bank" },
  });
  await app.call(createStrategicThirdParty, {
    as: cafe.token,
    params: { orgId: cafe.organisationId },
    body: {
      name: "Anchor",
      contactPerson: "Mei Tan",
      email: "office@anchor.example",
      strategicThirdPartyCategoryId: 3,
    },
  });
  const then = await asked();
  expect(then.get("Site sheet and finances")).not.toContain("meeting point");
  expect(then.get("Site sheet and finances")).not.toContain("bank");
  expect(then.get("Site sheet and finances")).toContain("shut-offs");
  expect(then.has("Insurance schedule")).toBe(false);
  const { body: dashboard } = await app.call(readDashboard, inPlan());
  expect(dashboard.findings).toEqual((await app.call(listFindings, inPlan())).body.findings);
});

it("asks for nothing in an expired plan, whose teams are withheld", async () => {
  await expirePlan(app, cafe.planId);
  expect(await asked()).toEqual(new Map());
});
