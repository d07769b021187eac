export { gatherPlanDocument } from "./read-plan-document";
export { versionsApprovedBy } from "./versions/personal-data-store";
export { reservePrint } from "./reserve-print";
