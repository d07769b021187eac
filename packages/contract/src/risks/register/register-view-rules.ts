import { containsText } from "../../platform/text-rules";
import { sortByValue } from "../../platform/sort-rules";
import { passesRegisterDateFilter } from "../register-date-filter-rules";
import type { RegisterDateFilter } from "../register-date-filter-rules";
import { REGISTER_COLUMNS } from "./register-columns";
import type { RegisterColumnId } from "./register-columns";
import type { Risk } from "./risk";

/* Filters and sorts the register, the same way on the screen and in the export. */

/** An empty list of ids filters nothing out. */
export type RegisterFilter = {
  /** Searched in name, category and likelihood text (specification 2, 'Risk register'). */
  readonly text: string;
  readonly categoryIds: readonly string[];
  /** Ids of contacts, or `UNASSIGNED` for risks without a responsible person. */
  readonly contactIds: readonly string[];
  readonly dates: RegisterDateFilter | null;
};

export type RegisterSort = { readonly column: RegisterColumnId; readonly isDescending: boolean };

export const NO_FILTER: RegisterFilter = {
  text: "",
  categoryIds: [],
  contactIds: [],
  dates: null,
};

export const UNASSIGNED = "nobody";

export const isFiltering = (filter: RegisterFilter): boolean =>
  filter.text.trim() !== "" ||
  filter.categoryIds.length > 0 ||
  filter.contactIds.length > 0 ||
  filter.dates !== null;

const isAmong = (chosen: ReadonlySet<string>, id: string) => chosen.size === 0 || chosen.has(id);

/**
 * Returns the risks that pass the filter, in their order. Pure.
 * @param today YYYY-MM-DD in the user's time zone
 */
export function filterRegister(
  risks: readonly Risk[],
  { text, categoryIds, contactIds, dates }: RegisterFilter,
  today: string,
): readonly Risk[] {
  const categories = new Set(categoryIds);
  const contacts = new Set(contactIds);
  return risks.filter(
    (risk) =>
      isAmong(categories, String(risk.riskCategoryId)) &&
      isAmong(contacts, risk.accountableContactId ?? UNASSIGNED) &&
      (dates === null || passesRegisterDateFilter(risk.followUpDate, dates, today)) &&
      [risk.name, risk.riskCategoryName, risk.likelihoodText].some((field) =>
        containsText(field, text),
      ),
  );
}

/** Returns the risks sorted by a column; unchanged, in the order of the assessment, without one. Pure. */
export const sortRegister = (risks: readonly Risk[], sort: RegisterSort | null): readonly Risk[] =>
  sort === null
    ? risks
    : sortByValue(risks, REGISTER_COLUMNS[sort.column].sortBy, sort.isDescending);
