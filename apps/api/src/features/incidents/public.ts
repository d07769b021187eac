export { teamsOfPerson } from "./check-leader";
export { escalateAlerts } from "./alerts/escalate-alerts";
export { readDeviceIncidents } from "./read-device-incidents";
export { incidentEntriesBy, incidentsDeclaredBy } from "./personal-data-store";
export { incidentIdsOfPlan } from "./incidents-store";
export { nameOfPlan } from "./alerts/people-to-tell-store";
export { keyOf, readWorkspace } from "./find-incident";
export { firstBrokenEntry } from "./log/log-rules";
export { listLog, WHOLE_LOG } from "./log/log-store";
