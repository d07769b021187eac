import {
  listPortfolio as listEndpoint,
  readSharedExposures as exposuresEndpoint,
} from "@holdfast/contract/clients/portfolio-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { route } from "../../platform/http/route";
import { listPortfolio as listRows, readSharedExposures as readRows } from "./portfolio-store";

export const listPortfolio = listRoute(
  listEndpoint,
  ({ scope }, { database, planContributions, clock }, page) =>
    listRows(database.query, scope, { planContributions, now: clock.now() }, page),
);

export const readSharedExposures = route(exposuresEndpoint, ({ scope }, { database }) =>
  readRows(database.query, scope),
);
