import { listMonthlyQuestions as endpoint } from "@holdfast/contract/monthly-questions/monthly-question-endpoints";
import { route } from "../../platform/http/route";
import { listMonthlyQuestions as listRows } from "./monthly-questions-store";

export const listMonthlyQuestions = route(endpoint, ({ scope }, { database }) =>
  listRows(database.query, scope),
);
