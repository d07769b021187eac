import type { Exercise, Participant } from "@holdfast/contract/exercises/exercise";

/** Returns an invited participant of the Emergency Response Team. */
export const participantWith = (overrides: Partial<Participant> = {}): Participant => ({
  participantId: "0199e2a0-0000-7000-8000-000000000021",
  contactId: null,
  teamTypeId: 1,
  designation: "Primary",
  name: "Ana Tan",
  email: "ana@cafe.example",
  invitedAt: "2026-11-14T10:00:00.000Z",
  reply: null,
  ...overrides,
});

/** Returns a planned exercise with one participant. */
export const exerciseWith = (overrides: Partial<Exercise> = {}): Exercise => ({
  exerciseId: "0199e2a0-0000-7000-8000-000000000011",
  planId: "0199e2a0-0000-7000-8000-000000000003",
  version: 1,
  scenarioId: 1,
  name: "Fire on the premises",
  status: "planned",
  plannedFor: "2030-12-31",
  startTime: "10:00",
  timeZone: "Australia/Sydney",
  place: "Meeting room",
  facilitatorName: "Mei Silva",
  startedAt: null,
  finishedAt: null,
  openActions: 0,
  score: null,
  teamTypeIds: [1],
  answeredTeamTypeIds: [],
  messages: 10,
  releasedMessages: 0,
  summary: "",
  participants: [participantWith()],
  injects: [],
  objectives: [],
  units: [],
  actions: [],
  questions: [],
  ...overrides,
});
