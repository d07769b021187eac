import { listReportParts as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import { route } from "../../../platform/http/route";
import { incidentOf, keyOf } from "../find-incident";
import { logParts } from "./log-parts-rules";
import { listLog, WHOLE_LOG } from "./log-store";

export const listReportParts = route(endpoint, async ({ scope, params, query }, { database }) => {
  const key = keyOf(scope, params);
  await incidentOf(database.query, key);
  const parts = logParts(await listLog(database.query, key, WHOLE_LOG, undefined, query.order));
  return parts.map(({ length }, at) => ({ part: at + 1, entries: length }));
});
