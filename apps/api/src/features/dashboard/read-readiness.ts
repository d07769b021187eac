import { SNAPSHOT } from "../../platform/database/database";
import { TEAM_TYPES } from "@holdfast/content/library/response/team-types";
import { readReadiness as endpoint } from "@holdfast/contract/dashboard/read-readiness";
import { largestLoss, readinessOf } from "@holdfast/contract/exercises/readiness-rules";
import { route } from "../../platform/http/route";
import { countConfirmed } from "../contact-checks/public";
import { listMonthlyQuestions } from "../monthly-questions/public";
import { listExercises } from "../exercises/public";

/** By their sections of the plan document, as the dashboard lists the teams. */
const TEAMS = TEAM_TYPES.toSorted((a, b) =>
  String(a.sections[0]).localeCompare(String(b.sections[0])),
);

/** By the same rules as the screens Contacts Check and Exercises. */
export const readReadiness = route(endpoint, ({ scope }, { database, clock }) =>
  database.transaction(async (tx) => {
    const now = clock.now();
    const exercises = await listExercises(tx, scope);
    const monthlyQuestions = await listMonthlyQuestions(tx, scope);
    return {
      // An expired plan does not return its teams.
      contacts: scope.isExpired ? null : await countConfirmed(tx, scope, now),
      teams: TEAMS.map(({ teamTypeId, displayName: name }) => {
        const readiness = readinessOf(exercises, monthlyQuestions, teamTypeId, now);
        return { teamTypeId, name, score: readiness.score, loss: largestLoss(readiness) };
      }),
    };
  }, SNAPSHOT),
);
