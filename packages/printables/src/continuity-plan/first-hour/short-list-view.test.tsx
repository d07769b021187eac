import { plainTextOf } from "@holdfast/content/plan-text/text-filling";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { cafePlan } from "../../../test/plan-sample";
import { planTextValues } from "../plan-text-values";
import { shortList } from "./short-list";
import { FirstHourNumbers } from "./short-list-view";

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

test("lets the printer shorten names and the address on the first-hour card, never a number", () => {
  const markup = renderToStaticMarkup(<FirstHourNumbers data={longPlan} />);
  expect(markup).toContain(`Crisis Management Team: <span data-shorten="">${long}</span>`);
  const others = markup.replaceAll(/<span data-shorten="">[^<]*<\/span>/gu, "");
  expect(others).not.toContain("Bartholomew");
  expect(others).toContain("0412 345 678");
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
    name: null,
    number: "Appendix C",
  });
});

test("prints the payroll provider and where the backups are in full", () => {
  const values = planTextValues(longPlan);
  expect(plainTextOf("{payroll}", values)).toBe(long);
  expect(plainTextOf("{backups}", values)).toContain(long);
});
