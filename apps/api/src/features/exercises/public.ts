export { addExercise } from "./add-exercise";
export { exerciseIdsOfPlan, listExercises } from "./exercises-store";
export { keyOf, readWhole } from "./find-exercise";
export { lastHeldExercises } from "./last-held-store";
export { exercisesPlannedBy } from "./personal-data-store";
export { sendExerciseReminders } from "./invitations/send-exercise-reminders";
