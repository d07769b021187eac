import type { NewsEntry } from "@holdfast/contract/public-site/news-endpoints";
import type { FastifyBaseLogger } from "fastify";
import { type Clock, SECOND } from "../clock";
import { type FetchBounds, fetchPublic, type Network } from "../outbound/fetch-public";
import { bundledNews } from "./bundled-news";
import type { NewsFeed } from "./news-feed";
import { FeedRefused, readFeed } from "./read-feed";

export const FEED_BOUNDS: FetchBounds = {
  accept: "application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8",
  maxBytes: 1024 * 1024,
  timeLimit: 15 * SECOND,
  maxRedirects: 3,
};

const XML_TYPE = /^(?:application|text)\/(?:[\w.-]+\+)?xml\b/i;

type NewsOptions = {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "warn">;
  readonly bounds?: FetchBounds;
  readonly network?: Network;
};

/**
 * The news of a feed on the internet (RSS 2.0 or Atom). Until it has been read for the first time, the bundled news are
 * returned; after a failure, the entries of the last success.
 */
export function externalNews(
  address: string,
  { clock, log, bounds = FEED_BOUNDS, network }: NewsOptions,
): NewsFeed {
  let entries: readonly NewsEntry[] | undefined;
  const read = async () => {
    const { url, contentType, bytes } = await fetchPublic(address, bounds, network);
    if (!XML_TYPE.test(contentType)) throw new FeedRefused(`Its type is '${contentType}'.`);
    return readFeed(decode(bytes, contentType), url, clock.now());
  };
  return {
    latest: () => entries ?? bundledNews.latest(),
    async refresh() {
      try {
        entries = await read();
      } catch (failure) {
        log.warn(
          { err: failure },
          "The news feed could not be read. The previous entries are shown.",
        );
      }
    },
  };
}

/** Returns the text in the encoding that the header or the document names; UTF-8 without either. */
function decode(bytes: Buffer, contentType: string): string {
  const named =
    /charset="?([\w-]+)/i.exec(contentType) ??
    /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(bytes.subarray(0, 200).toString("latin1"));
  try {
    return new TextDecoder(named?.[1] ?? "utf-8").decode(bytes);
  } catch (cause) {
    throw new FeedRefused(`Its encoding '${named?.[1]}' is unknown.`, { cause });
  }
}
