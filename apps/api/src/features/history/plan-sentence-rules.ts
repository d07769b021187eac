import type { HistoryAct } from "@holdfast/contract/history/history";
import { withThousands } from "@holdfast/contract/platform/money-rules";
import { type Action, changedParts, named, type RecordedEvent, says } from "./sentence-part-rules";

/** 'Renewed the plan Head Office.'; older events have no name: 'Renewed a plan.' */
const ofPlan = (act: HistoryAct, verb: string, how = ""): Action => ({
  kind: "plans",
  act,
  sentence: (event) => `${verb} ${named(event, "plan")}${how}.`,
});

const changedPlan = (sentence: (event: RecordedEvent) => string): Action => ({
  kind: "plans",
  act: "changed",
  sentence,
});

/** '3 risks', 'several risks' of an event without the number. */
const several = ({ detail }: RecordedEvent, count: string, noun: string, plural = `${noun}s`) =>
  detail[count] === 1
    ? `1 ${noun}`
    : `${withThousands(String(detail[count] ?? "several"))} ${plural}`;

/** What the history says of plans and their parts. */
export const PLAN_ACTIONS: readonly (readonly [string, Action])[] = [
  ["plans.created", ofPlan("added", "Created")],
  ["plans.cloned", ofPlan("added", "Created", " as a clone")],
  ["plans.renewed", ofPlan("changed", "Renewed")],
  [
    "plans.version-approved",
    {
      kind: "plans",
      act: "changed",
      sentence: (event) =>
        `Approved version ${event.detail["version"]} of ${named(event, "plan")}.`,
    },
  ],
  [
    "plans.exercise-changed",
    {
      kind: "plans",
      act: "changed",
      sentence: (event) => `Changed ${named(event, "exercise", "an")}${changedParts(event)}.`,
    },
  ],
  ["plans.copy-holders-changed", says("plans", "changed", "Changed who holds copies of a plan.")],
  [
    "plans.team-file-saved",
    changedPlan(
      ({ detail }) =>
        `Saved the encrypted file of ${detail["name"] === undefined ? "a team" : `the ${detail["name"]}`}.`,
    ),
  ],
  [
    "recovery-details.changed",
    {
      kind: "plans",
      act: "changed",
      sentence: (event) => `Changed the recovery details of a plan${changedParts(event)}.`,
    },
  ],
  [
    "recovery-details.unit-changed",
    {
      kind: "plans",
      act: "changed",
      sentence: (event) =>
        `Changed how ${named(event, "business unit")} works on the day${changedParts(event)}.`,
    },
  ],
  ["recovery-details.floor-plan-set", says("plans", "changed", "Set the floor plan of a plan.")],
  [
    "recovery-details.floor-plan-removed",
    says("plans", "deleted", "Removed the floor plan of a plan."),
  ],
  ["plans.deleted", ofPlan("deleted", "Deleted")],
  ["documents.uploaded", says("plans", "added", "Uploaded a document.")],
  ["documents.link-added", says("plans", "added", "Added a link to the documents.")],
  [
    "documents.changed",
    changedPlan((event) => `Changed ${named(event, "document")}${changedParts(event)}.`),
  ],
  ["documents.deleted", says("plans", "deleted", "Deleted a document.")],
  [
    "risks.deleted",
    {
      kind: "plans",
      act: "deleted",
      sentence: (event) => `Deleted ${several(event, "count", "risk")} of a plan.`,
    },
  ],
  [
    "proposals.confirmed",
    {
      kind: "plans",
      act: "changed",
      sentence: (event) =>
        `Confirmed ${several(event, "count", "proposed entry", "proposed entries")}.`,
    },
  ],
  ["risks.report-accepted", says("plans", "changed", "Accepted the risk report of a plan.")],
  [
    "risks.insurance-policy-changed",
    changedPlan(
      (event) => `Changed ${named(event, "insurance policy", "an")}${changedParts(event)}.`,
    ),
  ],
  ["risks.insurance-policy-deleted", says("plans", "deleted", "Deleted an insurance policy.")],
  [
    "impact-analysis.strategic-bia-deleted",
    says("plans", "deleted", "Removed the rating of a strategic area."),
  ],
  ["impact-analysis.assets-deleted", says("plans", "deleted", "Deleted assets of a plan.")],
  [
    "impact-analysis.assets-imported",
    {
      kind: "plans",
      act: "imported",
      sentence: (event) => `Added ${several(event, "added", "asset")} from a file.`,
    },
  ],
  ["business-units.removed", says("locations", "deleted", "Deleted business units.")],
  ["teams.contact-removed", says("plans", "changed", "Removed a contact from a team.")],
  [
    "contact-checks.asked",
    changedPlan(
      (event) => `Asked ${several(event, "contacts", "contact")} to check their details.`,
    ),
  ],
  [
    "plans.exercise-invited",
    changedPlan((event) => `Invited people to ${named(event, "exercise", "an")}.`),
  ],
  [
    "plans.exercise-cancelled",
    {
      kind: "plans",
      act: "deleted",
      sentence: (event) => `Cancelled ${named(event, "exercise", "an")}.`,
    },
  ],
  [
    "plans.incident-declared",
    {
      kind: "plans",
      act: "added",
      sentence: (event) =>
        event.detail["isExercise"] === true
          ? `Started an exercise with ${named(event, "plan")}.`
          : `Declared an incident with ${named(event, "plan")}.`,
    },
  ],
  [
    "plans.safety-check-started",
    changedPlan(
      (event) =>
        `Asked ${several(event, "people", "person", "people")} whether they are safe${event.detail["isExercise"] === true ? ", in an exercise" : ""}.`,
    ),
  ],
];
