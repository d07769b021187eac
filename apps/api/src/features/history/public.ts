export { changeRow } from "./change-row";
export { recordChange } from "./record-change";
