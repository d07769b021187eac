import {
  MITIGATION_STRATEGIES,
  transfersRisk,
} from "@holdfast/content/library/mitigation-strategies";
import { asksAboutInsurance } from "@holdfast/contract/risks/register/insurance-question-rules";
import { expect, test } from "vitest";

test("asks the insurance question for exactly the library's strategies named 'Transfer'", () => {
  for (const { mitigationStrategyId } of MITIGATION_STRATEGIES)
    expect(asksAboutInsurance([mitigationStrategyId])).toBe(transfersRisk([mitigationStrategyId]));
});
