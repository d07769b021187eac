import type { ResponseDefinition, Endpoint } from "@holdfast/contract/platform/endpoint";
import * as z from "zod/mini";
import { contentTag } from "./responses/content-tag";
import { type Route, withHeaders } from "./route";

type Lookup = Endpoint & { readonly response: ResponseDefinition & { readonly kind: "json" } };

/** Lookups change with a release; a browser may reuse one for an hour (seconds). */
const FRESH_FOR = 3_600;

/**
 * Creates the route of a lookup: static data without personal content, the same for everyone, so a browser may cache it
 * and gets 304 while it is unchanged.
 * @throws at start if the list does not match the endpoint's schema
 */
export function lookupRoute<const E extends Lookup>(
  endpoint: E,
  list: Readonly<z.core.output<E["response"]["schema"]>>,
): Route {
  const answer = z.parse(endpoint.response.schema, list);
  const headers = {
    "cache-control": `private, max-age=${FRESH_FOR}`,
    etag: contentTag(answer),
  };
  return { endpoint, handle: () => Promise.resolve(withHeaders(answer, headers)) };
}
