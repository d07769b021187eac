import * as z from "zod/mini";
import { created, defineEndpoint, file, inPlan, json, nothing } from "../platform/endpoint";
import { LIST_FULL, TOO_MANY_REQUESTS } from "../platform/errors";
import { id } from "../platform/field-rules";
import { wholeNumberText } from "../platform/number-rules";
import {
  DOCUMENT_TOO_COMPLEX,
  PRINTER_BUSY,
  PRINTER_MISSING,
  PRINTER_NOT_WORKING,
  PRINTING_FAILED,
  PRINTING_TOOK_TOO_LONG,
  TOO_MANY_PRINTS,
} from "../printing/errors";
import { EXERCISE_NOT_PLANNED, EXERCISE_NOT_RUNNING, NO_ONE_TO_INVITE } from "./errors";
import {
  Exercise,
  ExerciseSummary,
  ExerciseUnitInput,
  FinishExerciseInput,
  ObjectiveInput,
  CreateExerciseInput,
  partNumber,
  Scenario,
  SCENARIO_IDS,
  ScenarioSummary,
  UpdateExerciseInput,
} from "./exercise";

export const listExerciseScenarios = defineEndpoint({
  name: "listExerciseScenarios",
  method: "GET",
  path: "/plans/:planId/exercise_scenarios",
  summary: "Lists the scenarios that can be rehearsed, filled with the plan's data.",
  access: inPlan("plan.read"),
  response: json(z.array(ScenarioSummary)),
});

export const readExerciseScenario = defineEndpoint({
  name: "readExerciseScenario",
  method: "GET",
  path: "/plans/:planId/exercise_scenario",
  summary: "Returns a scenario with its messages and questions, filled with the plan's data.",
  access: inPlan("plan.read"),
  query: z.object({
    scenarioId: wholeNumberText("This scenario could not be found.", SCENARIO_IDS),
  }),
  response: json(Scenario),
});

export const listExercises = defineEndpoint({
  name: "listExercises",
  method: "GET",
  path: "/plans/:planId/exercises",
  summary: "Lists the newest 200 exercises of a plan, newest first.",
  access: inPlan("plan.read"),
  response: json(z.array(ExerciseSummary)),
});

export const createExercise = defineEndpoint({
  name: "createExercise",
  method: "POST",
  path: "/plans/:planId/exercises",
  summary: "Plans an exercise from a scenario, with people of the plan's teams.",
  access: inPlan("plan.change"),
  body: CreateExerciseInput,
  response: created(Exercise),
  errors: [LIST_FULL],
});

export const readExercise = defineEndpoint({
  name: "readExercise",
  method: "GET",
  path: "/plans/:planId/exercises/:exerciseId",
  summary: "Returns an exercise with its participants, messages, answers, scores and actions.",
  access: inPlan("plan.read"),
  response: json(Exercise),
});

/** If the date changes, people who were invited get another invitation with a new link, and reply again. */
export const updateExercise = defineEndpoint({
  name: "updateExercise",
  method: "PUT",
  path: "/plans/:planId/exercises/:exerciseId",
  summary:
    "Changes the date, the facilitator and the participants of an exercise that has not started.",
  access: inPlan("plan.change"),
  body: UpdateExerciseInput,
  hasVersion: true,
  response: json(Exercise),
  errors: [EXERCISE_NOT_PLANNED, TOO_MANY_REQUESTS],
});

export const cancelExercise = defineEndpoint({
  name: "cancelExercise",
  method: "DELETE",
  path: "/plans/:planId/exercises/:exerciseId",
  summary: "Deletes an exercise that has not started. Its invitations stop working.",
  access: inPlan("plan.change"),
  response: nothing,
  errors: [EXERCISE_NOT_PLANNED],
});

/** A person who was invited before receives a new link; the old one stops working. */
export const inviteParticipants = defineEndpoint({
  name: "inviteParticipants",
  method: "POST",
  path: "/plans/:planId/exercises/:exerciseId/invitations",
  summary: "Invites the participants by email, each with their own link.",
  access: inPlan("plan.change"),
  body: z.strictObject({
    /** Without it, all who were not invited yet. */
    participantId: z.optional(id()),
  }),
  response: json(Exercise),
  errors: [NO_ONE_TO_INVITE, TOO_MANY_REQUESTS],
});

export const startExercise = defineEndpoint({
  name: "startExercise",
  method: "POST",
  path: "/plans/:planId/exercises/:exerciseId/start",
  summary: "Starts an exercise: its clock runs, and its messages can be released.",
  access: inPlan("plan.change"),
  response: json(Exercise),
  errors: [EXERCISE_NOT_PLANNED],
});

/** Releasing a message twice changes nothing. */
export const releaseInject = defineEndpoint({
  name: "releaseInject",
  method: "POST",
  path: "/plans/:planId/exercises/:exerciseId/releases",
  summary: "Shows a message to the participants of its team.",
  access: inPlan("plan.change"),
  body: z.strictObject({ number: partNumber() }),
  response: json(Exercise),
  errors: [EXERCISE_NOT_RUNNING],
});

export const scoreObjective = defineEndpoint({
  name: "scoreObjective",
  method: "PUT",
  path: "/plans/:planId/exercises/:exerciseId/objective",
  summary: "Scores an objective.",
  access: inPlan("plan.change"),
  body: ObjectiveInput,
  response: json(Exercise),
  errors: [EXERCISE_NOT_RUNNING],
});

export const setExerciseUnit = defineEndpoint({
  name: "setExerciseUnit",
  method: "PUT",
  path: "/plans/:planId/exercises/:exerciseId/units/:unitId",
  summary: "Stores how many hours a business unit needed to work again.",
  access: inPlan("plan.change"),
  body: ExerciseUnitInput,
  response: json(Exercise),
  errors: [EXERCISE_NOT_RUNNING],
});

export const finishExercise = defineEndpoint({
  name: "finishExercise",
  method: "POST",
  path: "/plans/:planId/exercises/:exerciseId/finish",
  summary: "Finishes an exercise with a summary and actions.",
  access: inPlan("plan.change"),
  body: FinishExerciseInput,
  response: json(Exercise),
  errors: [EXERCISE_NOT_RUNNING],
});

export const setExerciseAction = defineEndpoint({
  name: "setExerciseAction",
  method: "PATCH",
  path: "/plans/:planId/exercises/:exerciseId/actions/:actionId",
  summary: "Marks an action of an exercise as done or not done.",
  access: inPlan("plan.change"),
  body: z.strictObject({ isDone: z.boolean() }),
  response: json(Exercise),
});

export const downloadExerciseReport = defineEndpoint({
  name: "downloadExerciseReport",
  method: "GET",
  path: "/plans/:planId/exercises/:exerciseId/report",
  summary: "Returns the report of an exercise as a PDF.",
  access: inPlan("plan.read"),
  response: file("application/pdf"),
  errors: [
    TOO_MANY_REQUESTS,
    DOCUMENT_TOO_COMPLEX,
    TOO_MANY_PRINTS,
    PRINTING_FAILED,
    PRINTER_BUSY,
    PRINTER_MISSING,
    PRINTER_NOT_WORKING,
    PRINTING_TOOK_TOO_LONG,
  ],
});
