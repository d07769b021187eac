/* For other features: the section of the monthly questions. */
export { DrillsSection } from "./drills-section";
