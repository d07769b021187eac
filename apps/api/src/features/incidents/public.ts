export { teamsOfPerson } from "./check-leader";
export { escalateAlerts } from "./escalate-alerts";
export { readDeviceIncidents } from "./read-device-incidents";
export { actionsOfPlan } from "./plan-actions-rules";
export { incidentEntriesBy, incidentsDeclaredBy } from "./personal-data-store";
export { openReviewActions } from "./open-actions-store";
