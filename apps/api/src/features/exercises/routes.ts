import { answerInject, readInvitedExercise, replyToInvitation } from "./injects/answer-inject";
import { inviteParticipants } from "./invitations/invite-participants";
import { cancelExercise, releaseInject, startExercise } from "./manage-exercise";
import {
  finishExercise,
  scoreObjective,
  setExerciseAction,
  setExerciseUnit,
} from "./manage-scores";
import { listExercises, readExercise } from "./read-exercises";
import { updateExercise } from "./update-exercise";

export const exercisesRoutes = [
  listExercises,
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
