import { listClients as endpoint } from "@holdfast/contract/clients/client-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { listClients as listRows } from "./clients-store";

export const listClients = listRoute(endpoint, ({ scope, query }, { database, clock }, page) =>
  listRows(database.query, scope, clock.now(), query.archived === "true", page),
);
