export { gatherPlanDocument } from "./read-plan-document";
export { printDownload } from "./print-document";
export { reservePrint } from "./reserve-print";
export { versionsApprovedBy } from "./versions/personal-data-store";
