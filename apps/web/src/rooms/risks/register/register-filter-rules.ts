import { passesRegisterDateFilter } from "@holdfast/contract/risks/register-date-filter-rules";
import type { RegisterDateFilter } from "@holdfast/contract/risks/register-date-filter-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { responsiblePerson } from "../risk-list-rules";

/** What the register shows; an empty list of ids lets all through. */
export type RegisterFilter = {
  /** Searched for in name, category and likelihood text (specification 2, 'Risk register'). */
  readonly text: string;
  readonly categoryIds: readonly string[];
  /** Ids of contacts, or `NOBODY` for risks without a responsible person. */
  readonly contactIds: readonly string[];
  readonly dates: RegisterDateFilter | null;
};

export const NO_FILTER: RegisterFilter = {
  text: "",
  categoryIds: [],
  contactIds: [],
  dates: null,
};

export const NOBODY = "nobody";

export const isFiltering = (filter: RegisterFilter): boolean =>
  filter.text.trim() !== "" ||
  filter.categoryIds.length > 0 ||
  filter.contactIds.length > 0 ||
  filter.dates !== null;

const folded = (text: string) => text.toLocaleLowerCase("en-AU");

const isAmong = (chosen: readonly string[], id: string) =>
  chosen.length === 0 || chosen.includes(id);

/**
 * The risks that pass the filter, in their order. Pure.
 * @param today YYYY-MM-DD where the person is
 */
export function filterRegister(
  risks: readonly Risk[],
  filter: RegisterFilter,
  today: string,
): readonly Risk[] {
  const part = folded(filter.text.trim());
  const { categoryIds, contactIds, dates } = filter;
  return risks.filter(
    (risk) =>
      isAmong(categoryIds, String(risk.riskCategoryId)) &&
      isAmong(contactIds, risk.accountableContactId ?? NOBODY) &&
      (dates === null || passesRegisterDateFilter(risk.followUpDate, dates, today)) &&
      [risk.name, risk.riskCategoryName, risk.likelihoodText].some((text) =>
        folded(text).includes(part),
      ),
  );
}

type FilterChoice = { readonly id: string; readonly name: string };

/** The categories that the register has risks of, in the order of the assessment. */
export const categoryChoices = (risks: readonly Risk[]): readonly FilterChoice[] => [
  ...new Map(
    risks.map(({ riskCategoryId, riskCategoryName }) => [
      riskCategoryId,
      { id: String(riskCategoryId), name: riskCategoryName },
    ]),
  ).values(),
];

const collator = new Intl.Collator("en-AU", { sensitivity: "base" });

/** The persons who answer for risks of the register, by name; last, where there are such risks, nobody. */
export function personChoices(risks: readonly Risk[]): readonly FilterChoice[] {
  const names = new Map(
    risks.map((risk) => [risk.accountableContactId ?? NOBODY, responsiblePerson(risk)]),
  );
  const hasNobody = names.delete(NOBODY);
  const persons = [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => collator.compare(one.name, other.name));
  return hasNobody ? [...persons, { id: NOBODY, name: "Nobody yet" }] : persons;
}
