export { policyPart } from "./plan-part-store";
