import {
  listIncidents as listEndpoint,
  readIncident as readEndpoint,
  readIncidentLog as logEndpoint,
} from "@holdfast/contract/incidents/incident-endpoints";
import {
  listAllOpenIncidents as allOpenEndpoint,
  listOpenIncidents as openEndpoint,
} from "@holdfast/contract/incidents/open-incident-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { route } from "../../platform/http/route";
import {
  listAllOpenIncidents as listAllOpenRows,
  listOpenIncidents as listOpenRows,
} from "./active-incidents-store";
import { entryKeysOf } from "./log/entry-key-rules";
import { incidentOf, keyOf, readWorkspace } from "./find-incident";
import { listIncidents as listRows } from "./incidents-store";
import { listLog } from "./log/log-store";

export const listIncidents = route(listEndpoint, ({ scope }, { database }) =>
  listRows(database.query, scope),
);

export const listOpenIncidents = route(openEndpoint, ({ scope }, { database }) =>
  listOpenRows(database.query, scope),
);

export const listAllOpenIncidents = route(allOpenEndpoint, ({ session }, { database }) =>
  listAllOpenRows(database.query, session.userId),
);

export const readIncident = route(readEndpoint, async ({ scope, params }, services) => ({
  ...(await readWorkspace(services.database.query, scope, keyOf(scope, params), services)),
  entryKeys: entryKeysOf(services, params.incidentId, scope.userId),
}));

export const readIncidentLog = listRoute(
  logEndpoint,
  async ({ scope, params, query }, { database }, page) => {
    const key = keyOf(scope, params);
    await incidentOf(database.query, key);
    return listLog(database.query, key, page, undefined, query.order);
  },
);
