export { dueForReview } from "./documents-store";
export { documentPart } from "./plan-part-store";
export { documentSearch } from "./search-part-store";
