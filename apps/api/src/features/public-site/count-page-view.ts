import { countPageView as endpoint } from "@holdfast/contract/public-site/count-page-view";
import { MINUTE } from "../../platform/clock";
import { route } from "../../platform/http/route";
import { type Limit, enforceLimit } from "../../platform/limits/rate-limits";
import { countView } from "./page-views-store";

/** More than any visitor opens: a flood must not cause writes. */
const VIEWS_BY_ADDRESS: Limit = { name: "page-views-address", max: 300, window: 5 * MINUTE };

export const countPageView = route(endpoint, async ({ body, origin }, services) => {
  await enforceLimit(services, VIEWS_BY_ADDRESS, origin.address);
  await countView(
    services.database.query,
    body.route,
    services.clock.now().toISOString().slice(0, 10),
  );
});
