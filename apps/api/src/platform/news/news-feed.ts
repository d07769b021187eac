import type { NewsEntry } from "@holdfast/contract/public-site/news-endpoints";

/** The port for the news on the landing page. */
export type NewsFeed = {
  /** Returns the latest entries, newest first; from memory, so that no visitor causes a request. */
  latest(): readonly NewsEntry[];
  /** Reads the news again. Never rejects: after a failure `latest` remains as it was. */
  refresh(): Promise<void>;
};
