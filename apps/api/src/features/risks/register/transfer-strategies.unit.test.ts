import { MITIGATION_STRATEGIES } from "@holdfast/content/library/risks/mitigation-strategies";
import { asksAboutInsurance } from "@holdfast/contract/risks/register/insurance-question-rules";
import { expect, test } from "vitest";

test.each(MITIGATION_STRATEGIES)(
  "asks the insurance question for the strategy $name only if it is 'Transfer'",
  ({ mitigationStrategyId, name }) => {
    expect(asksAboutInsurance([mitigationStrategyId])).toBe(name === "Transfer");
  },
);
