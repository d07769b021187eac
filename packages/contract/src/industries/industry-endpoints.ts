import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";
import { withoutDirectionMarks } from "../platform/field-rules";
import { wholeFromText } from "../platform/query-rules";

/** An industry of ANZSIC 2006, as the business information keeps it. */
export const Industry = z.object({
  /** The same as `code`. */
  id: z.string(),
  name: z.string(),
  /** Slug that names a class in an address; null for what is wider than a class. */
  alias: z.nullable(z.string()),
  code: z.string(),
  /** What people call such a business, where that is what the search words met, such as 'Coffee shop'. */
  tradingName: z.nullable(z.string()),
});
export type Industry = z.infer<typeof Industry>;

/** Page of the industry search, and the most one answer holds (specification 9). */
export const INDUSTRY_PAGE_SIZE = 100;
const MAX_PAGES = 1_000;

/** Where more is found, the answer carries a `Link` header with `rel="next"` (RFC 8288). */
export const searchIndustries = defineEndpoint({
  name: "searchIndustries",
  method: "GET",
  path: "/industries",
  summary: "Industries by what people call their trade, the nearest first; all without words.",
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
  answer: json(z.array(Industry)),
});

export const readIndustry = defineEndpoint({
  name: "readIndustry",
  method: "GET",
  path: "/industries/:aliasOrCode",
  summary: "The industry of a code or an alias; a trading name's alias leads to its class.",
  access: ACCOUNT,
  params: { aliasOrCode: z.string().check(z.minLength(1), z.maxLength(200)) },
  answer: json(Industry),
});
