export { addExercise } from "./add-exercise";
export { exerciseIdsOfPlan, listExercises } from "./exercises-store";
export { keyOf, readWhole } from "./find-exercise";
export { exercisesPlannedBy } from "./personal-data-store";
export { sendExerciseReminders } from "./invitations/send-exercise-reminders";
