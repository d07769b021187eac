import { dateText } from "../../document/text/date-text";
import { fillTable, type PrintedTable } from "../../document/printed-table";
import type { ContinuityPlanData, PlanHeldExercise } from "../plan-data";

const EXERCISES_HELD: PrintedTable<PlanHeldExercise> = {
  columns: [
    { head: "Scenario", width: 30, cell: ({ scenario }) => scenario },
    { head: "Teams that answered", width: 50, cell: ({ teams }) => teams.join(", ") || "None" },
    { head: "Last held", width: 20, cell: ({ heldOn }) => dateText(heldOn) },
  ],
  limits: { padTo: 0 },
};

/** The last exercise of each scenario, newest first. */
export const exercisesHeldTable = ({ lastHeld }: ContinuityPlanData) =>
  fillTable("Exercises held", EXERCISES_HELD, lastHeld);
