import * as z from "zod/mini";
import type { FieldProblem } from "@holdfast/contract/platform/errors";

/*
 * The pure half of a form: which fields a body's schema refuses, and which it cannot do without. The rules
 * and their words are the contract's own.
 */

/** What a form holds while it is being filled in: any field may still be empty. */
export type Draft<Body> = { readonly [Name in keyof Body]?: Body[Name] | null | undefined };

export type FieldName<Body> = keyof Body & string;

const isList = (schema: z.core.$ZodType): schema is z.core.$ZodArray =>
  schema._zod.def.type === "array";

/** What a form fills in: the body, or where the body is a bare list, its one row. */
export const rowOf = (schema: z.core.$ZodType): z.core.$ZodType =>
  isList(schema) ? schema._zod.def.element : schema;

/** What a form has filled in, as the body that is sent. */
export const bodyOf = (schema: z.core.$ZodType, row: unknown): unknown =>
  isList(schema) ? [row] : row;

/** The first message of each refused field, keyed by dotted path ('' for the body as a whole). */
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
 * The server's list of refused fields in the same form; the first message of a field counts. Fields of the one
 * row of a bare list stand without the row's number.
 */
export const problemsFrom = (refused: readonly FieldProblem[]): ReadonlyMap<string, string> =>
  new Map(refused.toReversed().map(({ path, message }) => [path.replace(/^0\./, ""), message]));

/** What stands at a field: its own message, or the first one of something inside it. */
export function problemAt(
  problems: ReadonlyMap<string, string>,
  field: string,
): string | undefined {
  const own = problems.get(field);
  if (own !== undefined) return own;
  for (const [path, message] of problems) if (path.startsWith(`${field}.`)) return message;
  return undefined;
}

/** The fields an empty form is refused for: the ones marked as required. */
export const requiredFields = (schema: z.core.$ZodType): ReadonlySet<string> =>
  new Set([...problemsOf(schema, {}).keys()].map((path) => path.split(".")[0] ?? ""));

/** An empty field, however it came to be empty. */
const filled = (value: unknown) =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
    ? null
    : value;

/** Whether two drafts hold the same; a field that was emptied is as good as one never filled in. */
export function areSameDrafts<Body>(one: Draft<Body>, other: Draft<Body>): boolean {
  const names = Object.keys({ ...one, ...other }) as FieldName<Body>[];
  return names.every(
    (name) => JSON.stringify(filled(one[name])) === JSON.stringify(filled(other[name])),
  );
}
