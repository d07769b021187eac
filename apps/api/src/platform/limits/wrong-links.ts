import type { Queryable } from "../database/database";
import type { Services } from "../services";
import { enforceLimit, type Limit } from "./rate-limits";

/**
 * Returns a route's `before` that counts a wrong link under the limit. A right link is never counted or refused, because
 * thousands of people may use it from one network.
 * @param find reads what the link leads to; undefined for a wrong one
 */
export const countWrongLinks =
  <Link>(limit: Limit, find: (db: Queryable, link: Link, now: Date) => Promise<unknown>) =>
  async (
    { body, origin }: { readonly body: Link; readonly origin: { readonly address: string } },
    services: Services,
  ) => {
    const found = await find(services.database.query, body, services.clock.now());
    if (found === undefined) await enforceLimit(services, limit, origin.address);
  };
