import { expect, test } from "vitest";
import { cafePolicy, samplePolicy } from "../../test/policy-sample";
import { policyPrint } from "./policy-markup";

test("an offered statement that was saved as it is prints the business name", () => {
  const policy = {
    ...samplePolicy,
    businessContinuityResponsible: "The owner of {{businessName}} is responsible.",
  };
  const { content } = policyPrint({ ...cafePolicy, policy });
  expect(content).toContain(`The owner of ${cafePolicy.business.name} is responsible.`);
});
