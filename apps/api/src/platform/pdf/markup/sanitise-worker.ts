import { parentPort } from "node:worker_threads";
import type { ErrorDefinition } from "@holdfast/contract/platform/errors";
import { ProblemError } from "../../problem-error";
import { type DocumentParts, type SafeParts, sanitiseParts } from "./document-shell";

/*
 * The worker thread that sanitises printed markup: one document in, one reply out. It is an entry of the bundler
 * (`rolldown.config.ts`) and is started by `document-maker.ts`.
 */

export type SanitiseRequest = Pick<DocumentParts, "frontMatter" | "content">;
export type SanitiseReply =
  | { readonly kind: "safe"; readonly parts: SafeParts }
  | { readonly kind: "refused"; readonly definition: ErrorDefinition };

function replyTo(request: SanitiseRequest): SanitiseReply {
  try {
    return { kind: "safe", parts: sanitiseParts(request) };
  } catch (error) {
    if (error instanceof ProblemError) return { kind: "refused", definition: error.definition };
    throw error;
  }
}

parentPort?.on("message", (request: SanitiseRequest) =>
  parentPort?.postMessage(replyTo(request), []),
);
