export { documentPart } from "./plan-part-store";
