import {
  closeIncident,
  readIncident,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { createRisk, deleteRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { expect, it } from "vitest";
import { incidentSetup } from "../../../test/factories/incident-setup";
import { ownerWithPlan } from "../../../test/factories/workspace";

const setup = incidentSetup("linked");
const { inPlan, at, declare } = setup;

const riskOf = async (as = inPlan()) => {
  const { body } = await setup.app.call(createRisk, {
    ...as,
    body: {
      riskCategoryId: 1,
      name: "Fire in the kitchen",
      likelihoodPresetId: 4,
      cost: 100,
      mitigationStrategyIds: [6],
      mitigationProcess: "Watch it.",
    },
  });
  return body;
};

it("links a review to risks of the plan, whose names remain when the risks are deleted", async () => {
  const risk = await riskOf();
  const { body: incident } = await declare();
  await setup.app.call(standDownIncident, at(incident.incidentId));
  const close = (riskIds: string[]) =>
    setup.app.call(closeIncident, {
      ...at(incident.incidentId),
      body: { happened: "A small fire", worked: "The alarm", actions: [], riskIds },
    });
  const other = await ownerWithPlan(setup.app, "other@linked.example");
  const foreign = await riskOf({ as: other.token, params: { planId: other.planId } });
  expect((await close([risk.riskId, foreign.riskId])).status).toBe(404);
  const linked = [{ riskId: risk.riskId, name: risk.name }];
  expect((await close([risk.riskId])).body.review?.risks).toEqual(linked);
  await setup.app.call(deleteRisks, { ...inPlan(), body: [risk.riskId] });
  const { body: read } = await setup.app.call(readIncident, at(incident.incidentId));
  expect(read.review?.risks).toEqual(linked);
});
