import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cafePlan } from "../../../test/plan-sample";
import { planTextValues } from "../plan-text-values";
import { shortList } from "./short-list";
import { FirstHourNumbers, WalletCard } from "./short-list-view";

const long = "Bartholomew Featherstonehaugh ".repeat(16);
const longPlan = {
  ...cafePlan,
  business: { ...cafePlan.business, name: long },
  plan: { ...cafePlan.plan, location: { ...cafePlan.plan.location, address: long } },
  teams: cafePlan.teams.map((team) => ({
    ...team,
    contacts: team.contacts.map((contact) => ({ ...contact, name: long })),
  })),
  finances: { ...cafePlan.finances, payrollProvider: long },
  backups: { ...cafePlan.backups, location: long },
};

test.each([FirstHourNumbers, WalletCard])("shortens names and addresses on a card", (Card) => {
  const text = renderToStaticMarkup(<Card data={longPlan} />);
  expect(text).toContain("Bartholomew Featherstonehaugh");
  expect(text).not.toContain(long.slice(0, 141));
});

test("names one broker and one insurer, and counts the others", () => {
  const [broker] = cafePlan.thirdParties;
  if (!broker) throw new Error("The café has no third party.");
  const firms = ["One", "Two", "Three"].map((name) => ({ ...broker, name }));
  const thirdParties = [...firms, { ...broker, name: "Four", category: "Insurer" }];
  const list = shortList({ ...cafePlan, thirdParties });
  expect(list.filter(({ role }) => role.includes("claims")).map(({ name }) => name)).toEqual([
    "One",
    "Four",
  ]);
  expect(list).toContainEqual({
    role: "2 more brokers or insurers",
    name: "",
    number: "Appendix C",
  });
});

test("refers to Appendix O for a payroll provider or backups longer than a cell", () => {
  const { payroll, backups } = planTextValues(longPlan);
  expect([payroll, backups]).toEqual(["Appendix O", expect.stringMatching(/^Appendix O/)]);
});
