import { BUNDLED_NEWS } from "@holdfast/content/site/bundled-news";
import type { NewsFeed } from "./news-feed";

/** The product's own entries, for an installation without a feed. */
export const bundledNews: NewsFeed = {
  latest: () => BUNDLED_NEWS,
  refresh: () => Promise.resolve(),
};
