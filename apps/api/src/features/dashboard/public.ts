export { pinPart } from "./plan-part-store";
