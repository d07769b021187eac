import * as z from "zod/mini";
import type { FieldProblem } from "@holdfast/contract/platform/errors";

/*
 * The pure part of a form: which fields a body's schema rejects and which it requires. Rules and messages come from the
 * contract.
 */

/** The values of an unfinished form: any field may be empty. */
export type Draft<Body> = { readonly [Name in keyof Body]?: Body[Name] | null | undefined };

export type FieldName<Body> = keyof Body & string;

const isList = (schema: z.core.$ZodType): schema is z.core.$ZodArray =>
  schema._zod.def.type === "array";

/** Returns the schema of a form's values: the body's, or that of its single row if the body is a list. */
export const rowOf = (schema: z.core.$ZodType): z.core.$ZodType =>
  isList(schema) ? schema._zod.def.element : schema;

/** Returns the request body for a form's values. */
export const bodyOf = (schema: z.core.$ZodType, row: unknown): unknown =>
  isList(schema) ? [row] : row;

/** Returns the first message of each rejected field, keyed by dotted path ('' for the whole body). */
export function problemsOf(schema: z.core.$ZodType, values: unknown): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  const parsed = z.safeParse(schema, values);
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path.join(".");
    if (!problems.has(path)) problems.set(path, issue.message);
  }
  return problems;
}

/**
 * Returns the server's field errors in the same form, with the first message of each field. Paths into the single row
 * of a list lose the row's index.
 */
export const problemsFrom = (refused: readonly FieldProblem[]): ReadonlyMap<string, string> =>
  new Map(refused.toReversed().map(({ path, message }) => [path.replace(/^0\./, ""), message]));

/** Returns a field's own message, or the first one of a nested field. */
export function problemAt(
  problems: ReadonlyMap<string, string>,
  field: string,
): string | undefined {
  const own = problems.get(field);
  if (own !== undefined) return own;
  for (const [path, message] of problems) if (path.startsWith(`${field}.`)) return message;
  return undefined;
}

/** Returns the required fields: those that an empty form is rejected for. */
export const requiredFields = (schema: z.core.$ZodType): ReadonlySet<string> =>
  new Set([...problemsOf(schema, {}).keys()].map((path) => path.split(".")[0] ?? ""));

/** Normalises all kinds of empty values. */
const normalised = (value: unknown) =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
    ? null
    : value;

/** Whether two drafts are equal; an emptied field equals one that was never filled in. */
export function areEqualDrafts<Body>(a: Draft<Body>, b: Draft<Body>): boolean {
  const names = Object.keys({ ...a, ...b }) as FieldName<Body>[];
  return names.every(
    (name) => JSON.stringify(normalised(a[name])) === JSON.stringify(normalised(b[name])),
  );
}

/** Returns a body without some of its fields. */
export const withoutFields = (body: unknown, names: readonly string[]) =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => !names.includes(name)));

/** Returns the field of a dotted path. */
export const headOf = (path: string) => path.split(".")[0] ?? "";
