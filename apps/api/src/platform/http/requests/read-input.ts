import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { FieldProblem } from "@holdfast/contract/platform/errors";
import { INVALID_INPUT, NOT_FOUND } from "@holdfast/contract/platform/errors";
import { isStorable, NOT_STORABLE } from "@holdfast/contract/platform/field-rules";
import * as z from "zod/mini";
import { ProblemError } from "../../problem-error";

const uuid = z.uuid();

/** Reads path parameters. An id that is not a UUID cannot name a row, so it is refused with 404. */
export function readParams(endpoint: Endpoint, input: unknown): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(input as Record<string, string>)) {
    const parsed = z.safeParse(endpoint.params?.[name] ?? uuid, value);
    if (!parsed.success) throw new ProblemError(NOT_FOUND);
    params[name] = parsed.data as string;
  }
  return params;
}

/** The most faults that a response lists. */
const MAX_FAULTS = 20;

/**
 * Validates a query or body against its schema. Text that PostgreSQL cannot store is refused first, whatever the schema
 * says, because a lookup by it would fail too.
 * @throws ProblemError 400 with one entry per refused field, at most 20
 */
export function readBySchema(schema: z.core.$ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const unstorable = unstorablePath(input);
  if (unstorable !== undefined)
    throw new ProblemError(INVALID_INPUT, {
      fields: [{ path: unstorable.join("."), message: NOT_STORABLE }],
    });
  const parsed = z.safeParse(schema, input ?? {}, { error: defaultMessage });
  if (parsed.success) return parsed.data;
  throw new ProblemError(INVALID_INPUT, { fields: fieldProblems(parsed.error.issues) });
}

/** Returns the path of the first text or field name with NUL or half a surrogate pair. */
function unstorablePath(value: unknown): string[] | undefined {
  if (typeof value === "string") return isStorable(value) ? undefined : [];
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return [];
    const path = unstorablePath(inner);
    if (path) return [key, ...path];
  }
  return undefined;
}

/** The message for a field that defines none; zod's would speak of types. */
const defaultMessage = ({ input }: { readonly input?: unknown }) =>
  input === undefined ? "This field is missing." : "This value is not valid.";

/** Converts zod's issues to our format: path with dots, one message each, the first per field, at most 20. */
function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    if (byPath.size >= MAX_FAULTS) break;
    const path = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, MAX_FAULTS))
        byPath.set(path ? `${path}.${key}` : key, "Unknown field.");
    } else if (!byPath.has(path)) byPath.set(path, issue.message);
  }
  return [...byPath].slice(0, MAX_FAULTS).map(([path, message]) => ({ path, message }));
}
