export { listMonthlyQuestions } from "./monthly-questions-store";
export { sendMonthlyQuestions } from "./send-monthly-questions";
