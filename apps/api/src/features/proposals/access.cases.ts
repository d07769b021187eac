import { createRisk } from "@holdfast/contract/risks/register/risk-endpoints";
import { sql } from "drizzle-orm";
import { type AccessCases, type Fixtures, accessCase } from "../../../test/access/access-case";

export const cases: AccessCases = {
  listDeclinedSuggestions: accessCase("readOrganisation"),
  declineSuggestion: accessCase("changeOrganisation", async () => ({
    body: { kind: "supplier", suggestion: "Milk", isDeclined: true },
  })),
  declinePlanSuggestion: accessCase("changePlan", async () => ({
    body: { kind: "risk", suggestion: "3", isDeclined: true },
  })),
  listProposals: accessCase("readOrganisation"),
  confirmProposals: accessCase("changeOrganisation", async (fixtureId) => ({
    body: { kind: "supplier", recordIds: [await fixtureId("proposedSupplierId")] },
  })),
  confirmPlanProposals: accessCase("changePlan", async (fixtureId) => ({
    body: { kind: "risk", recordIds: [await fixtureId("proposedRiskId")] },
  })),
};

export const fixtures: Fixtures = {
  proposedSupplierId: async ({ app, organisationId, fixtureId }) => {
    const supplierId = await fixtureId("supplierId");
    await app.services.database.query.execute(sql`
      insert into proposals (organisation_id, kind, record_id)
      values (${organisationId}, 'supplier', ${supplierId})`);
    return supplierId;
  },
  proposedRiskId: async ({ call, inPlan, tag }) => {
    const { riskId } = await call(createRisk, {
      params: inPlan,
      body: {
        riskCategoryId: 1,
        name: `Proposed ${tag}`,
        likelihoodPresetId: 1,
        cost: 100,
        mitigationStrategyIds: [6],
        mitigationProcess: tag,
        proposed: true,
      },
    });
    return riskId;
  },
};
