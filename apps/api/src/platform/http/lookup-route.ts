import { createHash } from "node:crypto";
import type { Answer, Endpoint } from "@holdfast/contract/platform/endpoint";
import * as z from "zod/mini";
import { type AnyRoute, withHeaders } from "./route";

type Lookup = Endpoint & { readonly answer: Answer & { readonly kind: "json" } };

/** Lookups change with a release; a browser asks again after an hour (seconds). */
const FRESH_FOR = 3_600;

/**
 * A route that answers what the product knows: the same for everybody, no personal data, so a browser
 * may keep it and is told 304 while nothing has changed.
 * @throws at start, where the list is not what the endpoint says it is.
 */
export function lookupRoute<const E extends Lookup>(
  endpoint: E,
  list: Readonly<z.core.output<E["answer"]["schema"]>>,
): AnyRoute {
  const answer = z.parse(endpoint.answer.schema, list);
  const digest = createHash("sha256").update(JSON.stringify(answer)).digest("base64url");
  const headers = {
    "cache-control": `private, max-age=${FRESH_FOR}`,
    etag: `"${digest.slice(0, 27)}"`,
  };
  return { endpoint, handle: () => Promise.resolve(withHeaders(answer, headers)) };
}
