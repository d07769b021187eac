import { expect, it } from "vitest";
import { planAtLimits } from "../../../test/limits-plan-sample";
import { cafePlan } from "../../../test/plan-sample";
import { identityFacts } from "./identity-facts";

it.each([
  ["Tidepool Café", "Tidepool Café Pty Ltd"],
  ["The Tide", "Tidepool Café Pty Ltd, trading as The Tide"],
])("says once that the business trades as '%s'", (tradingName, text) => {
  const business = { ...cafePlan.business, name: "Tidepool Café Pty Ltd", tradingName };
  const [fact] = identityFacts({ ...cafePlan, business });
  expect(fact?.text).toBe(`${text}, ${business.registrationNumber}`);
});

it("names all owners of the plan on Document control, each on a line", () => {
  const { plan } = planAtLimits("Hunter Valley Coffee Roasters and ");
  const owners = identityFacts({ ...cafePlan, plan }).find(({ label }) =>
    label.startsWith("Plan owners"),
  );
  expect(owners?.text.split("\n").map((line) => line.slice(0, 5).trim())).toEqual(
    plan.owners.map(({ idLabel }) => `${idLabel} Pe`.slice(0, 5).trim()),
  );
});
