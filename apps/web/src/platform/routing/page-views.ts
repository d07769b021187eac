import type { BodyInput } from "@holdfast/contract/platform/endpoint";
import type { countPageView as countPageViewEndpoint } from "@holdfast/contract/public-site/count-page-view";

/*
 * Counts every route change on our own server (specification 2, 'Page views') by the route's pattern, which contains no
 * id, query or person. Sent without the contract's runtime, because the landing page counts too.
 */

/** The contract's body, checked at compile time only. */
type PageView = BodyInput<typeof countPageViewEndpoint>;

let lastRoute = "";

/**
 * Counts a visit to a route pattern such as `/dashboard/risk/register`. Failures are ignored: the route then counts as
 * not visited, so that its next visit is sent.
 */
export function countPageView(route: PageView["route"]): void {
  if (route === lastRoute) return;
  lastRoute = route;
  const view: PageView = { route };
  const forget = () => {
    if (lastRoute === route) lastRoute = "";
  };
  void fetch("/v1/page_views", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(view),
    keepalive: true,
    credentials: "omit",
  }).then(({ ok }) => ok || forget(), forget);
}
