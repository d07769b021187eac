import * as z from "zod/mini";
import { dateOnly, id, withoutDirectionMarks } from "../../platform/field-rules";
import { REGISTER_DATE_FILTERS } from "../register-date-filter-rules";
import { REGISTER_COLUMN_IDS } from "./register-columns";
import { NOBODY } from "./register-view-rules";
import type { RegisterFilter, RegisterSort } from "./register-view-rules";

/** As many as an address has room for. */
const MAX_CHOSEN = 200;
const TOO_MANY = `Please choose at most ${MAX_CHOSEN}.`;
const CATEGORY_UNKNOWN = "Please choose categories of the register.";
const PERSON_UNKNOWN = "Please choose persons of the register.";

/** A parameter that may stand once or often: `categoryIds=1&categoryIds=5`. */
const severalOf = (one: z.ZodMiniType<string, string>, message: string) =>
  z.optional(
    z
      .union([one, z.array(one)], { error: message })
      .check(z.refine((chosen) => listOf(chosen).length <= MAX_CHOSEN, TOO_MANY)),
  );

/** What of the register, and in which order; without anything all of it, in the order of the assessment. */
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
    z.union([id(PERSON_UNKNOWN), z.literal(NOBODY)], PERSON_UNKNOWN),
    PERSON_UNKNOWN,
  ),
  dates: z.optional(z.enum(REGISTER_DATE_FILTERS, "Please choose a filter of the register.")),
  /** The day it is where the person is; without it the day it is by UTC. */
  today: z.optional(dateOnly()),
  sort: z.optional(z.enum(REGISTER_COLUMN_IDS, "Please choose a column of the register.")),
  isDescending: z.optional(z.enum(["true", "false"], "Please send true or false.")),
});
export type RegisterQuery = z.output<typeof RegisterQuery>;

/** What a screen shows, as a call asks for it. */
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

/** What a call asks for, as the rules of the register take it. */
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
