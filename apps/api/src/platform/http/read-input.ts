import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { FieldProblem } from "@holdfast/contract/platform/errors";
import { INVALID_INPUT, NOT_FOUND } from "@holdfast/contract/platform/errors";
import * as z from "zod/mini";
import { Refusal } from "../refusal";

const anId = z.uuid();

/** Path parameters: an id that is no UUID cannot name a row, so the answer is 404. */
export function readParams(endpoint: Endpoint, given: unknown): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(given as Record<string, string>)) {
    const parsed = z.safeParse(endpoint.params?.[name] ?? anId, value);
    if (!parsed.success) throw new Refusal(NOT_FOUND);
    params[name] = parsed.data as string;
  }
  return params;
}

/**
 * Query or body by its schema.
 * @throws Refusal 400 with one entry per refused field.
 */
export function readBySchema(schema: z.core.$ZodType | undefined, given: unknown): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, given ?? {}, { error: plainSentence });
  if (parsed.success) return parsed.data;
  throw new Refusal(INVALID_INPUT, { fields: fieldProblems(parsed.error.issues) });
}

/** For what no field has a sentence of its own: zod's speaks of types. */
const plainSentence = ({ input }: { readonly input?: unknown }) =>
  input === undefined ? "This field is missing." : "This value cannot be used.";

/** Our own shape of zod's findings: path in dots, one sentence each, the first per field. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  const byPath = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys)
        byPath.set(path ? `${path}.${key}` : key, "This field is not known.");
    } else if (!byPath.has(path)) byPath.set(path, issue.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}
