import { TOO_LARGE } from "@holdfast/contract/platform/errors";
import type { FastifyInstance } from "fastify";
import { ProblemError, UNREADABLE } from "../../problem-error";
import { countReceived } from "./body-limits";

/** The most values in a JSON body, and how deep they may be nested. Above every body that an endpoint accepts. */
export const JSON_LIMITS = { values: 12_000, depth: 20 } as const;

/**
 * Checks the size of a JSON text in one pass that stops at the first value too many, before anything is made of it.
 * A text that is not JSON may pass; the parser refuses it.
 * @throws ProblemError 413 for too many values, 400 for too many levels
 */
export function assertBoundedJson(text: string): void {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === ",") values += 1;
    else if (character === "{" || character === "[") depth += 1;
    else if (character === "}" || character === "]") depth -= 1;
    if (values > JSON_LIMITS.values) throw new ProblemError(TOO_LARGE);
    if (depth > JSON_LIMITS.depth) throw new ProblemError(UNREADABLE);
  }
}

/** Returns where the string that starts at `start` ends. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length;
    let backslashes = 0;
    while (text[at - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

/** Replaces the framework's reader of JSON bodies by one with limits. */
export function readBoundedJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, text, done) => {
      countReceived(request, Buffer.byteLength(text));
      try {
        assertBoundedJson(text);
      } catch (error) {
        return done(error as Error);
      }
      return parse(request, text, done);
    },
  );
}
