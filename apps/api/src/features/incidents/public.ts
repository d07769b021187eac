export { teamsOfPerson } from "./check-leader";
export { escalateAlerts } from "./alerts/escalate-alerts";
export { readDeviceIncidents } from "./read-device-incidents";
export { incidentEntriesBy, incidentsDeclaredBy } from "./personal-data-store";
export { incidentIdsOfPlan } from "./incidents-store";
