import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";
import { withoutDirectionMarks } from "../platform/field-rules";
import { wholeFromText } from "../platform/query-rules";
import { RISK_SERVICE_UNAVAILABLE } from "./errors";

/** An industry of ANZSIC 2006, as stored in the business information. */
export const Industry = z.object({
  /** The same as `code`. */
  id: z.string(),
  name: z.string(),
  /** URL slug of a class; null for a group broader than a class. */
  alias: z.nullable(z.string()),
  code: z.string(),
  /** The everyday name that matched the search, such as 'Coffee shop'; null if the official name matched. */
  tradingName: z.nullable(z.string()),
});
export type Industry = z.infer<typeof Industry>;

/** Default and maximum page size of the industry search (specification 9). */
export const INDUSTRY_PAGE_SIZE = 100;
const MAX_PAGES = 1_000;

/** If there are more results, the response has a `Link` header with `rel="next"` (RFC 8288). */
export const searchIndustries = defineEndpoint({
  name: "searchIndustries",
  method: "GET",
  path: "/industries",
  summary:
    "Lists the industries that match a search by official or everyday name, best match first; all if `q` is empty.",
  access: ACCOUNT,
  query: z.object({
    q: z._default(
      z
        .string()
        .check(withoutDirectionMarks(), z.maxLength(200, "Please use at most 200 characters.")),
      "",
    ),
    pageSize: wholeFromText(INDUSTRY_PAGE_SIZE, INDUSTRY_PAGE_SIZE),
    /** From 1. */
    page: wholeFromText(1, MAX_PAGES),
  }),
  response: json(z.array(Industry)),
  errors: [RISK_SERVICE_UNAVAILABLE],
});

export const readIndustry = defineEndpoint({
  name: "readIndustry",
  method: "GET",
  path: "/industries/:aliasOrCode",
  summary:
    "Returns the industry with a code or an alias; the alias of an everyday name returns its class.",
  access: ACCOUNT,
  params: { aliasOrCode: z.string().check(z.minLength(1), z.maxLength(200)) },
  response: json(Industry),
  errors: [RISK_SERVICE_UNAVAILABLE],
});
