/* For other features: the section of the monthly questions. */
export { MonthlyQuestionsSection } from "./monthly-questions-section";
