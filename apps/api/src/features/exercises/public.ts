export { exerciseIdsOfPlan, listExercises } from "./exercises-store";
export { exercisesPlannedBy } from "./personal-data-store";
export { sendExerciseReminders } from "./invitations/send-exercise-reminders";
