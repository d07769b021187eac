export { changeRow } from "./change-row";
export { lastEventOf } from "./history-store";
export { recordChange, recordDifference } from "./record-change";
