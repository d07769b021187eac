export { changeRow } from "./change-row";
export { recordChange, recordDifference } from "./record-change";
