export { escalateAlerts } from "./escalate-alerts";
export { nameOfOrganisation } from "./people-to-tell-store";
export { incidentEntriesBy, incidentsDeclaredBy } from "./personal-data-store";
