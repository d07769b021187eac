import type { Alert, LinkedWork } from "@holdfast/contract/incidents/by-link/linked-work";

/* What the link of an alert shows. */

export const LINK_ID = "0199e2a0-0000-7000-8000-000000000012";
export const linkedAction = (at: number, done: Partial<LinkedWork["actions"][number]> = {}) => ({
  actionId: `0199e2a0-0000-7000-8000-00000000010${at}`,
  teamTypeId: 1,
  topic: "B.3 Evacuation",
  group: null,
  text: `Action ${at}`,
  dueAt: null,
  doneAt: null,
  doneByName: null,
  assignedTo: null,
  ...done,
});
export const WORK: LinkedWork = {
  teamTypeIds: [1],
  responderIds: [LINK_ID],
  actions: [1, 2, 3, 4, 5, 6, 7].map((at) => linkedAction(at)),
  decisions: [],
  units: [],
  callOrder: [
    { name: "Ben Tan", phone: "+61 491 570 110", teamTypeId: 1, designation: "Alternatives" },
  ],
  updates: [
    { number: 9, text: "What happened: A fire", at: "2026-11-21T00:10:00.000Z", isOwn: false },
  ],
};
/** Before an answer. */
export const ALERT: Alert = {
  isExercise: false,
  level: 2,
  whatHappened: "A fire",
  place: "Head Office",
  declaredAt: "2026-11-21T00:00:00.000Z",
  declaredByName: "Mei Silva",
  organisationName: "Harbour Café",
  teamName: "Emergency Response Team",
  meetingPoint: "The car park in Short Street",
  answer: null,
  answeredAt: null,
  leader: { name: "Mei Silva", phone: "+61 491 570 006" },
  areRespondersWithheld: false,
  hasAccount: false,
  organisationId: "0199e2a0-0000-7000-8000-000000000014",
  planId: "0199e2a0-0000-7000-8000-000000000015",
  incidentId: LINK_ID,
  work: null,
};
export const ON_THE_WAY: Alert = {
  ...ALERT,
  answer: "on-my-way",
  answeredAt: "2026-11-21T00:05:00.000Z",
  work: WORK,
};
