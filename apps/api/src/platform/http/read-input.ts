import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { FieldProblem } from "@holdfast/contract/platform/errors";
import { INVALID_INPUT, NOT_FOUND } from "@holdfast/contract/platform/errors";
import * as z from "zod/mini";
import { ProblemError } from "../problem-error";

const uuid = z.uuid();

/** Reads path parameters. An id that is not a UUID cannot name a row, so it is refused with 404. */
export function readParams(endpoint: Endpoint, given: unknown): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(given as Record<string, string>)) {
    const parsed = z.safeParse(endpoint.params?.[name] ?? uuid, value);
    if (!parsed.success) throw new ProblemError(NOT_FOUND);
    params[name] = parsed.data as string;
  }
  return params;
}

/**
 * Validates a query or body against its schema.
 * @throws ProblemError 400 with one entry per refused field
 */
export function readBySchema(schema: z.core.$ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, given ?? {}, { error: defaultMessage });
  if (parsed.success) return parsed.data;
  throw new ProblemError(INVALID_INPUT, { fields: fieldProblems(parsed.error.issues) });
}

/** The message for a field that defines none; zod's would speak of types. */
const defaultMessage = ({ input }: { readonly input?: unknown }) =>
  input === undefined ? "This field is missing." : "This value is not valid.";

/** Converts zod's issues to our format: path with dots, one message each, the first per field. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) byPath.set(path ? `${path}.${key}` : key, "Unknown field.");
    } else if (!byPath.has(path)) byPath.set(path, issue.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}
