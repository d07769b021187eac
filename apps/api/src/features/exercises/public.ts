export { listExercises } from "./exercises-store";
export { exercisesPlannedBy } from "./personal-data-store";
export { sendExerciseReminders } from "./send-exercise-reminders";
