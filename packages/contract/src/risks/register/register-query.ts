import * as z from "zod/mini";
import { dateOnly, id, withoutDirectionMarks } from "../../platform/field-rules";
import { REGISTER_DATE_FILTERS } from "../register-date-filter-rules";
import { REGISTER_COLUMN_IDS } from "./register-columns";
import { UNASSIGNED } from "./register-view-rules";
import type { RegisterFilter, RegisterSort } from "./register-view-rules";

/** As many as fit into a URL. */
const MAX_CHOSEN = 200;
const TOO_MANY = `Please choose at most ${MAX_CHOSEN}.`;
const CATEGORY_UNKNOWN = "Please choose categories from the register.";
const PERSON_UNKNOWN = "Please choose people from the register.";

/** A parameter that may be repeated: `categoryIds=1&categoryIds=5`. */
const severalOf = (item: z.ZodMiniType<string, string>, message: string) =>
  z.optional(
    z
      .union([item, z.array(item)], { error: message })
      .check(z.refine((chosen) => listOf(chosen).length <= MAX_CHOSEN, TOO_MANY)),
  );

/** Filters and sort order of the register; an empty query returns all of it, in the order of the assessment. */
export const RegisterQuery = z.object({
  text: z.optional(
    z
      .string()
      .check(withoutDirectionMarks(), z.maxLength(200, "Please use at most 200 characters.")),
  ),
  categoryIds: severalOf(
    z.string().check(z.regex(/^\d{1,5}$/, CATEGORY_UNKNOWN)),
    CATEGORY_UNKNOWN,
  ),
  contactIds: severalOf(
    z.union([id(PERSON_UNKNOWN), z.literal(UNASSIGNED)], PERSON_UNKNOWN),
    PERSON_UNKNOWN,
  ),
  dates: z.optional(
    z.enum(REGISTER_DATE_FILTERS, "Please choose one of the register's date filters."),
  ),
  /** The date in the user's time zone; without it, the UTC date. */
  today: z.optional(dateOnly()),
  sort: z.optional(z.enum(REGISTER_COLUMN_IDS, "Please choose one of the register's columns.")),
  isDescending: z.optional(z.enum(["true", "false"], "Please send true or false.")),
});
export type RegisterQuery = z.output<typeof RegisterQuery>;

/** Returns the query for the filter and sort order that a screen shows. */
export const queryOfRegister = (
  { text, categoryIds, contactIds, dates }: RegisterFilter,
  sort: RegisterSort | null,
  today: string,
): RegisterQuery => ({
  text: text.trim(),
  categoryIds: [...categoryIds],
  contactIds: [...contactIds],
  today,
  ...(dates === null ? {} : { dates }),
  ...orderOf(sort),
});

const orderOf = (sort: RegisterSort | null): Pick<RegisterQuery, "sort" | "isDescending"> =>
  sort === null ? {} : { sort: sort.column, isDescending: sort.isDescending ? "true" : "false" };

const listOf = (several: string | readonly string[] | undefined): readonly string[] => {
  if (several === undefined) return [];
  return typeof several === "string" ? [several] : several;
};

/** Returns the filter and sort order of a query. */
export const registerOfQuery = (
  query: RegisterQuery,
): { readonly filter: RegisterFilter; readonly sort: RegisterSort | null } => ({
  filter: {
    text: query.text ?? "",
    categoryIds: listOf(query.categoryIds),
    contactIds: listOf(query.contactIds),
    dates: query.dates ?? null,
  },
  sort: query.sort ? { column: query.sort, isDescending: query.isDescending === "true" } : null,
});
