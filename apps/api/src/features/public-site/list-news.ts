import { listNews as endpoint } from "@holdfast/contract/public-site/news-endpoints";
import { route, withHeaders } from "../../platform/http/route";

/** For visitors' browsers and caches on the way (seconds). */
const FRESH_FOR = 300;

export const listNews = route(endpoint, (_, { news }) =>
  Promise.resolve(
    withHeaders([...news.latest()], { "cache-control": `public, max-age=${FRESH_FOR}` }),
  ),
);
