import { listContactChecks as endpoint } from "@holdfast/contract/contact-checks/contact-check-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { listChecks } from "./listed-checks-store";

export const listContactChecks = listRoute(endpoint, ({ scope }, { database, clock }, page) =>
  listChecks(database.query, scope, page, clock.now()),
);
