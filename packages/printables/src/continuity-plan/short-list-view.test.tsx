import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cafePlan } from "../../test/plan-sample";
import { planTextValues } from "./plan-text-values";
import { FirstHourNumbers, WalletCard } from "./short-list-view";

const long = "Bartholomew Featherstonehaugh ".repeat(16);
const longPlan = {
  ...cafePlan,
  business: { ...cafePlan.business, name: long },
  plan: { ...cafePlan.plan, location: { ...cafePlan.plan.location, address: long } },
  teams: cafePlan.teams.map((team) => ({
    ...team,
    contacts: team.contacts.map((one) => ({ ...one, name: long })),
  })),
  finances: { ...cafePlan.finances, payrollProvider: long },
  backups: { ...cafePlan.backups, location: long },
};

test.each([FirstHourNumbers, WalletCard])("shortens names and addresses on a card", (Card) => {
  const text = renderToStaticMarkup(<Card data={longPlan} />);
  expect(text).toContain("Bartholomew Featherstonehaugh");
  expect(text).not.toContain(long.slice(0, 141));
});

test("refers to Appendix O for a payroll provider or backups longer than a cell", () => {
  const { payroll, backups } = planTextValues(longPlan);
  expect([payroll, backups]).toEqual(["Appendix O", expect.stringMatching(/^Appendix O/)]);
});
