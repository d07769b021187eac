import type { ExerciseReportData } from "../src/exercise-report/exercise-report-data";

const ID = "01941f29-7c00-7000-8000-000000000001";
const ANA = "01941f29-7c00-7000-8000-000000000002";

/** A finished exercise of a café, for tests. */
export const cafeExercise: ExerciseReportData = {
  organisationName: "Harbour Café Pty Ltd",
  exerciseId: ID,
  planId: ID,
  version: 1,
  scenarioId: 1,
  name: "Fire on the premises",
  status: "finished",
  plannedFor: "2026-11-21",
  startTime: "10:00",
  timeZone: "Australia/Sydney",
  place: "Meeting room",
  facilitatorName: "Mei Silva",
  startedAt: "2026-11-21T10:00:00.000Z",
  finishedAt: "2026-11-21T11:30:00.000Z",
  openActions: 1,
  score: 75,
  teamTypeIds: [1],
  answeredTeamTypeIds: [1],
  messages: 2,
  releasedMessages: 1,
  summary: "The alarm worked.\n\nThe list of visitors was at the desk.",
  participants: [
    {
      participantId: ANA,
      contactId: ID,
      teamTypeId: 1,
      designation: "Primary",
      name: "Ana Tan",
      email: "ana@cafe.example",
      invitedAt: "2026-11-14T10:00:00.000Z",
      reply: "coming",
    },
  ],
  injects: [
    {
      number: 1,
      minute: 0,
      teamTypeId: 1,
      text: "The alarm is sounding.",
      expects: "Evacuate and call 000.",
      section: "B",
      releasedAt: "2026-11-21T10:05:00.000Z",
      answers: [
        { participantId: ANA, text: "Everyone leaves.", answeredAt: "2026-11-21T10:07:00.000Z" },
      ],
    },
    {
      number: 2,
      minute: 30,
      teamTypeId: 3,
      text: "A reporter asks what happened.",
      expects: "Pass the question to the spokesperson.",
      section: "F",
      releasedAt: null,
      answers: [],
    },
  ],
  objectives: [
    {
      number: 1,
      text: "Account for every worker and visitor.",
      criteria: { met: "", partly: "", notMet: "" },
      score: "partly",
      note: "The count was late",
    },
    {
      number: 2,
      text: "Release facts through one person.",
      criteria: { met: "", partly: "", notMet: "" },
      score: "met",
      note: "",
    },
  ],
  units: [
    { unitId: ID, name: "Kitchen", rtoDays: 0.1667, isRtoProposed: false, achievedHours: 3.5 },
    { unitId: ANA, name: "Bar", rtoDays: null, isRtoProposed: false, achievedHours: null },
  ],
  actions: [
    {
      actionId: ID,
      text: "Buy a torch",
      ownerName: "Ben Tan",
      dueDate: "2027-01-31",
      doneAt: null,
    },
  ],
  questions: ["Which decision took the longest?"],
};
