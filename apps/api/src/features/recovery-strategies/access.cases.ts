import { createRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import {
  type AccessCases,
  type Fixtures,
  accessCase,
  first,
} from "../../../test/access/access-case";

export const cases: AccessCases = {
  listRecoveryStrategies: accessCase("readPlan"),
  createRecoveryStrategies: accessCase("changePlan", async (fixtureId) => ({
    body: [
      {
        departmentId: await fixtureId("departmentId"),
        recoveryStrategyTypeId: 2,
        branchId: await fixtureId("branchId"),
      },
    ],
  })),
  updateRecoveryStrategies: accessCase("changePlan", async (fixtureId) => ({
    body: [
      {
        recoveryStrategyId: await fixtureId("recoveryStrategyId"),
        departmentId: await fixtureId("departmentId"),
        recoveryStrategyTypeId: 1,
        alternativeSiteId: await fixtureId("alternativeSiteId"),
      },
    ],
  })),
};

export const fixtures: Fixtures = {
  recoveryStrategyId: async ({ call, inPlan, fixtureId }) => {
    const body = [{ departmentId: await fixtureId("departmentId"), recoveryStrategyTypeId: 3 }];
    const { recoveryStrategyId } = first(
      await call(createRecoveryStrategies, { params: inPlan, body }),
    );
    return recoveryStrategyId ?? "";
  },
};
