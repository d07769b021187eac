import type { NewsEntry } from "@holdfast/contract/public-site/news-endpoints";
import news from "../data/news.json";

/**
 * The news of an installation without NEWS_FEED_URL, newest first: what is new in the product, and advice of our own.
 * Advice has no date, because it does not go out of date.
 */
export const BUNDLED_NEWS: readonly NewsEntry[] = news.map((entry) => ({
  ...entry,
  source: "Holdfast",
  link: null,
}));
