import {
  addIncidentAction,
  closeIncident,
  declareIncident,
  readIncident,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import {
  readSafetyCheck,
  startSafetyCheck,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import {
  type AccessCases,
  accessCase,
  type FixtureContext,
  type FixtureId,
  type Fixtures,
  first,
  pathParams,
  pathParamsWith,
} from "../../../test/access/access-case";
import { GREY_PIXEL } from "../../../test/factories/images";

const declaration = { level: 1 as const, isExercise: false, teamTypeIds: [2] };
const review = {
  happened: "A fire",
  worked: "The alarm",
  actions: [{ text: "Buy a second alarm", ownerName: "Ana Silva", dueDate: "2027-01-31" }],
};
const declare = async ({ call, inPlan }: FixtureContext) =>
  call(declareIncident, { params: inPlan, body: declaration });
const standDown = async (context: FixtureContext) => {
  const { incidentId } = await declare(context);
  return context.call(standDownIncident, { params: { ...context.inPlan, incidentId } });
};

const incidentWithCheck = async (fixtureId: FixtureId) => ({
  params: { incidentId: await fixtureId("askedIncidentId") },
});

export const cases: AccessCases = {
  listIncidents: accessCase("readPlan"),
  listOpenIncidents: accessCase("readOrganisation"),
  listAllOpenIncidents: accessCase("signedIn"),
  previewAlert: accessCase("leadIncident"),
  declareIncident: accessCase("leadIncident", async () => ({ body: declaration })),
  readIncident: accessCase("readPlan", pathParams("incidentId")),
  changeIncident: accessCase(
    "leadIncident",
    pathParamsWith({ whatHappened: "A fire" }, "incidentId"),
  ),
  standDownIncident: accessCase("leadIncident", pathParams("incidentId")),
  closeIncident: accessCase("leadIncident", async (fixtureId) => ({
    params: { incidentId: await fixtureId("stoodDownIncidentId") },
    body: review,
  })),
  setReviewAction: accessCase("respond", async (fixtureId) => ({
    params: {
      incidentId: await fixtureId("closedIncidentId"),
      reviewActionId: await fixtureId("reviewActionId"),
    },
    body: { isDone: true },
  })),
  setIncidentAction: accessCase(
    "respond",
    pathParamsWith({ isDone: true }, "incidentId", "actionId"),
  ),
  addIncidentAction: accessCase(
    "respond",
    pathParamsWith({ teamTypeId: 1, text: "Call the landlord" }, "incidentId"),
  ),
  assignIncidentAction: accessCase("respond", async (fixtureId) => ({
    params: {
      incidentId: await fixtureId("teamIncidentId"),
      actionId: await fixtureId("teamActionId"),
    },
    body: { responderId: await fixtureId("responderId") },
  })),
  setIncidentRole: accessCase("leadIncident", async (fixtureId) => ({
    params: { incidentId: await fixtureId("teamIncidentId") },
    body: { role: "lead", responderId: await fixtureId("responderId") },
  })),
  changeIncidentUnit: accessCase("respond", async (fixtureId) => ({
    params: {
      incidentId: await fixtureId("incidentId"),
      unitId: await fixtureId("incidentUnitId"),
    },
    body: { status: "down" },
  })),
  readIncidentLog: accessCase("readPlan", pathParams("incidentId")),
  addLogEntries: accessCase(
    "respond",
    pathParamsWith(
      {
        entries: [
          {
            entryId: "01941f29-7c00-7000-8000-0000000000aa",
            deviceAt: "2026-11-21T00:00:00.000Z",
            text: "Water in the cellar",
          },
        ],
      },
      "incidentId",
    ),
  ),
  addLogPhoto: accessCase("respond", async (fixtureId) => ({
    params: { incidentId: await fixtureId("incidentId") },
    body: { entryId: "01941f29-7c00-7000-8000-0000000000ab", deviceAt: "2026-11-21T00:00:00.000Z" },
    file: GREY_PIXEL,
  })),
  readIncidentCosts: accessCase("readPlan", pathParams("incidentId")),
  alertResponder: accessCase("leadIncident", async (fixtureId) => ({
    params: {
      incidentId: await fixtureId("teamIncidentId"),
      responderId: await fixtureId("responderId"),
    },
  })),
  setResponderAnswer: accessCase("leadIncident", async (fixtureId) => ({
    params: {
      incidentId: await fixtureId("teamIncidentId"),
      responderId: await fixtureId("responderId"),
    },
    body: { answer: "on-my-way" },
  })),
  previewTeamMessage: accessCase("leadIncident", pathParams("incidentId")),
  sendTeamMessage: accessCase(
    "leadIncident",
    pathParamsWith({ text: "Meet at the ferry." }, "incidentId"),
  ),
  listReportParts: accessCase("readPlan", pathParams("incidentId")),
  readAlert: accessCase("anyone"),
  answerAlert: accessCase("anyone"),
  setActionByLink: accessCase("anyone"),
  addLogEntriesByLink: accessCase("anyone"),
  addLogPhotoByLink: accessCase("anyone", async () => ({ file: GREY_PIXEL })),
  readSafetyCheck: accessCase("respond", incidentWithCheck),
  previewSafetyCheck: accessCase("leadIncident", pathParams("incidentId")),
  startSafetyCheck: accessCase("leadIncident", async (fixtureId) => ({
    params: { incidentId: await fixtureId("incidentId") },
    body: { branchIds: [await fixtureId("branchId")], withoutLocation: true },
  })),
  sendSafetyReminders: accessCase("leadIncident", incidentWithCheck),
  markPersonSafe: accessCase("leadIncident", async (fixtureId) => ({
    params: {
      incidentId: await fixtureId("askedIncidentId"),
      personId: await fixtureId("askedPersonId"),
    },
    body: { saidBy: "By phone" },
  })),
  readSafetyQuestion: accessCase("anyone"),
  answerSafetyQuestion: accessCase("anyone"),
};

export const fixtures: Fixtures = {
  incidentId: async (context) => {
    await context.fixtureId("departmentId");
    return (await declare(context)).incidentId;
  },
  teamIncidentId: async ({ call, inOrganisation, inPlan, tag }) => {
    const body = {
      firstName: "Ana",
      lastName: tag,
      contactTypeId: 1,
      workTypeId: 1,
    };
    const { contactId } = await call(createContact, { params: inOrganisation, body });
    const teams = await call(listTeams, { params: inPlan });
    const { teamId } = first(teams.filter(({ teamType }) => teamType.teamTypeId === 1));
    const member = [{ contactId, designation: "Alternatives" as const }];
    await call(addTeamContacts, { params: { ...inPlan, teamId }, body: member });
    const alerting = { ...declaration, teamTypeIds: [1] };
    return (await call(declareIncident, { params: inPlan, body: alerting })).incidentId;
  },
  responderId: async ({ call, fixtureId, inPlan }) => {
    const incidentId = await fixtureId("teamIncidentId");
    const { responders } = await call(readIncident, { params: { ...inPlan, incidentId } });
    return first(responders).responderId;
  },
  teamActionId: async ({ call, fixtureId, inPlan }) => {
    const incidentId = await fixtureId("teamIncidentId");
    const { actions } = await call(readIncident, { params: { ...inPlan, incidentId } });
    return first(actions).actionId;
  },
  actionId: async ({ call, fixtureId, inPlan }) => {
    const incidentId = await fixtureId("incidentId");
    const { actionId } = await call(addIncidentAction, {
      params: { ...inPlan, incidentId },
      body: { teamTypeId: 1, text: "Call the landlord" },
    });
    return actionId;
  },
  incidentUnitId: async ({ call, fixtureId, inPlan }) => {
    const incidentId = await fixtureId("incidentId");
    const { units } = await call(readIncident, { params: { ...inPlan, incidentId } });
    return first(units).unitId;
  },
  askedIncidentId: async (context) => {
    const { call, inOrganisation, inPlan, tag } = context;
    const body = { firstName: "Mei", lastName: tag, contactTypeId: 1, workTypeId: 1 };
    await call(createContact, { params: inOrganisation, body });
    const { incidentId } = await declare(context);
    const asked = { branchIds: [], withoutLocation: true };
    await call(startSafetyCheck, { params: { ...inPlan, incidentId }, body: asked });
    return incidentId;
  },
  askedPersonId: async ({ call, fixtureId, inPlan }) => {
    const incidentId = await fixtureId("askedIncidentId");
    const { people } = await call(readSafetyCheck, { params: { ...inPlan, incidentId } });
    return first(people).personId;
  },
  stoodDownIncidentId: async (context) => (await standDown(context)).incidentId,
  closedIncidentId: async (context) => {
    const { incidentId } = await standDown(context);
    await context.call(closeIncident, {
      params: { ...context.inPlan, incidentId },
      body: review,
    });
    return incidentId;
  },
  reviewActionId: async ({ call, fixtureId, inPlan }) => {
    const incidentId = await fixtureId("closedIncidentId");
    const incident = await call(readIncident, { params: { ...inPlan, incidentId } });
    return first(incident.review?.actions ?? []).reviewActionId;
  },
};
