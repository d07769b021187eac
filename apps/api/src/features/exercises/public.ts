export { listExercises } from "./exercises-store";
export { exercisesPlannedBy } from "./personal-data-store";
