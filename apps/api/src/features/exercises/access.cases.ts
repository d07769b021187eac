import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import {
  createExercise,
  finishExercise,
  readExercise,
  startExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import {
  type AccessCases,
  accessCase,
  type FixtureContext,
  type Fixtures,
  first,
  pathParams,
} from "../../../test/access/access-case";
import { exerciseInput } from "../../../test/factories/invited-exercise";

const actions = [{ text: "Buy a torch", ownerName: "Ana Silva", dueDate: "2027-01-31" }];
const create = async ({ call, fixtureId, inPlan }: FixtureContext) =>
  call(createExercise, {
    params: inPlan,
    body: exerciseInput("2027-01-31", [await fixtureId("exercisedContactId")]),
  });
const start = async (context: FixtureContext) => {
  const { exerciseId } = await create(context);
  return context.call(startExercise, { params: { ...context.inPlan, exerciseId } });
};

export const cases: AccessCases = {
  listExercises: accessCase("readPlan"),
  readExercise: accessCase("readPlan", pathParams("exerciseId")),
  updateExercise: accessCase("changePlan", async (fixtureId) => ({
    params: { exerciseId: await fixtureId("exerciseId") },
    body: {
      plannedFor: "2027-02-28",
      startTime: "10:00",
      timeZone: "Australia/Sydney",
      place: "Meeting room",
      facilitatorName: "Ana Silva",
      people: [await fixtureId("exercisedContactId")],
    },
  })),
  cancelExercise: accessCase("changePlan", pathParams("exerciseId")),
  inviteParticipants: accessCase("changePlan", async (fixtureId) => ({
    params: { exerciseId: await fixtureId("exerciseId") },
    body: {},
  })),
  startExercise: accessCase("changePlan", pathParams("exerciseId")),
  releaseInject: accessCase("changePlan", async (fixtureId) => ({
    params: { exerciseId: await fixtureId("runningExerciseId") },
    body: { number: 1 },
  })),
  scoreObjective: accessCase("changePlan", async (fixtureId) => ({
    params: { exerciseId: await fixtureId("runningExerciseId") },
    body: { number: 1, score: "met", note: "" },
  })),
  setExerciseUnit: accessCase("changePlan", async (fixtureId) => ({
    params: {
      exerciseId: await fixtureId("runningExerciseId"),
      unitId: await fixtureId("exerciseUnitId"),
    },
    body: { achievedHours: 4 },
  })),
  finishExercise: accessCase("changePlan", async (fixtureId) => ({
    params: { exerciseId: await fixtureId("runningExerciseId") },
    body: { actions },
  })),
  setExerciseAction: accessCase("changePlan", async (fixtureId) => ({
    params: {
      exerciseId: await fixtureId("finishedExerciseId"),
      actionId: await fixtureId("exerciseActionId"),
    },
    body: { isDone: true },
  })),
  readInvitedExercise: accessCase("anyone"),
  replyToInvitation: accessCase("anyone"),
  answerInject: accessCase("anyone"),
};

export const fixtures: Fixtures = {
  exercisedContactId: async ({ call, inOrganisation, inPlan, tag }) => {
    const email = `${tag.toLowerCase().replaceAll(/[^a-z0-9]/gu, "")}@participants.example`;
    const names = { firstName: tag, lastName: "Participant", email };
    const { contactId } = await call(createContact, {
      params: inOrganisation,
      body: { ...names, contactTypeId: 1, workTypeId: 1 },
    });
    const { teamId } = first(await call(listTeams, { params: inPlan }));
    await call(addTeamContacts, {
      params: { ...inPlan, teamId },
      body: [{ contactId, designation: "Alternatives" }],
    });
    return contactId;
  },
  exerciseId: async (context) => (await create(context)).exerciseId,
  runningExerciseId: async (context) => {
    await context.fixtureId("departmentId");
    return (await start(context)).exerciseId;
  },
  exerciseUnitId: async ({ call, fixtureId, inPlan }) => {
    const exerciseId = await fixtureId("runningExerciseId");
    const { units } = await call(readExercise, { params: { ...inPlan, exerciseId } });
    return first(units).unitId;
  },
  finishedExerciseId: async (context) => {
    const { exerciseId } = await start(context);
    await context.call(finishExercise, {
      params: { ...context.inPlan, exerciseId },
      body: { actions },
    });
    return exerciseId;
  },
  exerciseActionId: async ({ call, fixtureId, inPlan }) => {
    const exerciseId = await fixtureId("finishedExerciseId");
    const exercise = await call(readExercise, { params: { ...inPlan, exerciseId } });
    return first(exercise.actions).actionId;
  },
};
