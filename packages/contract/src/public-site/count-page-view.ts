import * as z from "zod/mini";
import { defineEndpoint, nothing, PUBLIC } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { PAGE_ROUTES } from "./page-routes";

/** Counts a view of a route on a day; stores nothing about the visitor. */
export const countPageView = defineEndpoint({
  name: "countPageView",
  method: "POST",
  path: "/page_views",
  summary: "Counts a page view by route pattern and day, without personal data.",
  access: PUBLIC,
  body: z.strictObject({
    /** The route's pattern, such as /dashboard/plans; never an address with ids or a query. */
    route: z.enum(PAGE_ROUTES, "Unknown page."),
  }),
  response: nothing,
  errors: [TOO_MANY_REQUESTS],
});
