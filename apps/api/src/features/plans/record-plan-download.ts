import { recordPlanDownload as endpoint } from "@holdfast/contract/plans/plan-endpoints";
import { route } from "../../platform/http/route";
import { updateDownloaded } from "./plan-changes-store";

export const recordPlanDownload = route(endpoint, async ({ scope }, { database, clock }) =>
  database.transaction((tx) => updateDownloaded(tx, scope, clock.now())),
);
