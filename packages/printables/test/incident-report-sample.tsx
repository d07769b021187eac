import type { Incident } from "@holdfast/contract/incidents/incident";
import type {
  IncidentReportData,
  PrintedLogEntry,
} from "../src/incident-report/incident-report-data";

const ID = "0199e2a0-0000-7000-8000-00000000000";

/** A fire in a café, managed and reviewed. */
const incident: Incident = {
  incidentId: `${ID}1`,
  planId: `${ID}2`,
  isExercise: false,
  level: 2,
  whatHappened: "Fire in the kitchen",
  place: "12 Quay Street",
  status: "closed",
  declaredAt: "2026-11-23T00:00:00.000Z",
  declaredByName: "Ana Silva",
  closedAt: "2026-11-25T00:00:00.000Z",
  openReviewActions: 1,
  escalationMinutes: 10,
  responders: [
    {
      responderId: `${ID}3`,
      teamTypeId: 1,
      designation: "Primary",
      name: "Mei Tan",
      email: "mei@cafe.example",
      mobile: null,
      phone: null,
      alertedAt: "2026-11-23T00:00:00.000Z",
      answer: "on-my-way",
      answeredAt: "2026-11-23T00:04:00.000Z",
    },
    {
      responderId: `${ID}4`,
      teamTypeId: 1,
      designation: "Alternatives",
      name: "Ben Not Needed",
      email: "ben@cafe.example",
      mobile: null,
      phone: null,
      alertedAt: null,
      answer: null,
      answeredAt: null,
    },
  ],
  areRespondersWithheld: false,
  actions: [
    {
      actionId: `${ID}5`,
      teamTypeId: 1,
      topic: "E.2 Initial damage assessment",
      text: "Photograph the damage",
      dueAt: "2026-11-23T01:00:00.000Z",
      doneAt: "2026-11-23T00:30:00.000Z",
      doneByName: "Mei Tan",
    },
    {
      actionId: `${ID}6`,
      teamTypeId: 1,
      topic: "Added",
      text: "Call the landlord",
      dueAt: null,
      doneAt: null,
      doneByName: null,
    },
    {
      actionId: `${ID}9`,
      teamTypeId: 1,
      topic: "C.1 Security lead and duties",
      text: "Count the chairs",
      dueAt: null,
      doneAt: null,
      doneByName: null,
    },
  ],
  units: [
    {
      unitId: `${ID}7`,
      name: "Kitchen",
      rtoDays: 1,
      mtpdDays: 7,
      status: "restored",
      downSince: "2026-11-23T00:00:00.000Z",
      restoredAt: "2026-11-24T06:00:00.000Z",
      site: "Harbour Street",
      plannedSite: "",
    },
    {
      unitId: `${ID}a`,
      name: "Counter",
      rtoDays: 2,
      mtpdDays: 7,
      status: "running",
      downSince: null,
      restoredAt: null,
      site: "",
      plannedSite: "Work from home",
    },
  ],
  review: {
    happened: "A pan caught fire.",
    worked: "The alarm.",
    improve: "The hood was not serviced.",
    actions: [
      {
        reviewActionId: `${ID}8`,
        text: "Service the hood",
        ownerName: "Ana Silva",
        dueDate: "2027-01-31",
        doneAt: null,
      },
    ],
    risks: [{ riskId: `${ID}c`, name: "Fire" }],
  },
  canLead: true,
  newestEntry: 2,
};

const entry = (number: number, given: Partial<PrintedLogEntry>): PrintedLogEntry => ({
  number,
  entryId: `${ID}${number}`,
  kind: "note",
  text: "",
  authorName: "Ana Silva",
  deviceAt: "2026-11-23T00:00:00.000Z",
  serverAt: "2026-11-23T00:00:01.000Z",
  photo: null,
  photoData: null,
  hash: String(number).repeat(64),
  ...given,
});

export const fireReport: IncidentReportData = {
  organisationName: "Harbour Café",
  planName: "Main plan",
  incident,
  log: [
    entry(1, { kind: "declared", text: "Level 2 declared: Fire in the kitchen" }),
    entry(2, { text: "The gas is off", serverAt: "2026-11-23T03:00:00.000Z" }),
  ],
  brokenAt: undefined,
  timeZone: "Australia/Sydney",
  printedAt: "2026-11-26T00:00:00.000Z",
};
