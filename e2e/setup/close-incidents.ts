import {
  closeIncident,
  listIncidents,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import type { Caller } from "../../apps/api/src/demo/caller";

const NO_REVIEW = { happened: "Another journey", worked: "All of it", actions: [] };

/** Closes a plan's incidents. */
export async function closeIncidents(call: Caller, planId: string): Promise<void> {
  for (const { incidentId, status } of await call(listIncidents, { params: { planId } })) {
    const params = { planId, incidentId };
    if (status === "active") await call(standDownIncident, { params });
    if (status !== "closed") await call(closeIncident, { params, body: NO_REVIEW });
  }
}
