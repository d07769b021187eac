import {
  listHistory as listEndpoint,
  listHistoryPeople as peopleEndpoint,
} from "@holdfast/contract/history/history-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { route } from "../../platform/http/route";
import { listEntries, listPeople } from "./history-store";

export const listHistory = listRoute(listEndpoint, ({ query, scope }, { database }, page) =>
  listEntries(database.query, scope, query, page),
);

export const listHistoryPeople = route(peopleEndpoint, ({ scope }, { database }) =>
  listPeople(database.query, scope),
);
