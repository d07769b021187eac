import * as z from "zod/mini";
import { defineEndpoint, json, PUBLIC } from "../platform/endpoint";
import { instant } from "../platform/field-rules";

/** Limits of an entry (characters) and of the list. Longer texts of a feed are cut. */
export const NEWS_LIMITS = { title: 160, summary: 320, source: 80, link: 2_000, entries: 12 };

/** An entry of the news on the landing page: plain text, without markup. */
export const NewsEntry = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(NEWS_LIMITS.title)),
  /** Empty if the feed has none. */
  summary: z.string().check(z.maxLength(NEWS_LIMITS.summary)),
  /** The name of the feed. */
  source: z.string().check(z.maxLength(NEWS_LIMITS.source)),
  /** The full text elsewhere, always by https; null if the feed has no such address. */
  link: z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(NEWS_LIMITS.link))),
  publishedAt: z.nullable(instant()),
});
export type NewsEntry = z.infer<typeof NewsEntry>;

/** The latest news (specification 1 and 7, 'External services'). */
export const listNews = defineEndpoint({
  name: "listNews",
  method: "GET",
  path: "/news",
  summary: "Returns the latest news for the landing page, newest first.",
  access: PUBLIC,
  response: json(z.array(NewsEntry).check(z.maxLength(NEWS_LIMITS.entries))),
});
