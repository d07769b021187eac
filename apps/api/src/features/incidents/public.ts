export { escalateAlerts } from "./escalate-alerts";
export { incidentEntriesBy, incidentsDeclaredBy } from "./personal-data-store";
