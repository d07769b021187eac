/*
 * Every route change is counted on our own server (specification 2, 'Page views'), by the route's pattern:
 * no id, query or person is in it. Sent without the contract's runtime, for the landing page counts too.
 */

type PageView = { readonly route: string };

let lastRoute = "";
let failures = 0;

/** How many page views could not be delivered since the page was opened; for the curious, in the console. */
export const lostPageViews = () => failures;

/** Counts a visit to a route pattern such as `/dashboard/risk/register`. A failure is nobody's trouble. */
export function countPageView(route: string): void {
  if (route === lastRoute) return;
  lastRoute = route;
  const view: PageView = { route };
  void fetch("/v1/page_views", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(view),
    keepalive: true,
    credentials: "omit",
  })
    .then((response) => response.ok)
    .catch(() => false)
    .then((isCounted) => {
      if (!isCounted) failures += 1;
      return isCounted;
    });
}
