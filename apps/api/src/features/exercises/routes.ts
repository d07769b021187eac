import { answerInject, readInvitedExercise, replyToInvitation } from "./injects/answer-inject";
import { createExercise } from "./create-exercise";
import { inviteParticipants } from "./invitations/invite-participants";
import { cancelExercise, releaseInject, startExercise } from "./manage-exercise";
import {
  finishExercise,
  scoreObjective,
  setExerciseAction,
  setExerciseUnit,
} from "./manage-scores";
import {
  listExercises,
  listExerciseScenarios,
  readExercise,
  readExerciseScenario,
} from "./read-exercises";
import { updateExercise } from "./update-exercise";

export const exercisesRoutes = [
  listExerciseScenarios,
  readExerciseScenario,
  listExercises,
  createExercise,
  readExercise,
  updateExercise,
  cancelExercise,
  inviteParticipants,
  startExercise,
  releaseInject,
  scoreObjective,
  setExerciseUnit,
  finishExercise,
  setExerciseAction,
  readInvitedExercise,
  replyToInvitation,
  answerInject,
];
