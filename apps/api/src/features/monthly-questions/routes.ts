import { answerMonthlyQuestion, readMonthlyQuestion } from "./answer-monthly-question";
import { listMonthlyQuestions } from "./list-monthly-questions";

export const monthlyQuestionsRoutes = [
  listMonthlyQuestions,
  readMonthlyQuestion,
  answerMonthlyQuestion,
];
