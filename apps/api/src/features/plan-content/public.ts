export { describeMissingFacts } from "./describe-card-needs";
export { readPlanContent, readPlanSnapshot } from "./read-plan-content";
export { approvedPartOf } from "./versions/content-hash-rules";
export { versionsApprovedBy } from "./versions/personal-data-store";
export { readControl } from "./versions/read-control";
export {
  filesBeyond,
  insertVersion,
  newestVersion,
  readVersion,
  replaceHolders,
} from "./versions/versions-store";
