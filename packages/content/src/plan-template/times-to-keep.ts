import { CONTACT_RULES } from "./agreed-rules";

/** A time limit of the plan and the heading of the topic that acts on it (plan-workspace.md section 9). */
export type TimeLimit = {
  readonly limit: string;
  readonly what: string;
  readonly anchor: string;
  /** The number of the topic, such as 'E.2'. */
  readonly topic: string;
  /** The same limit from the declaration of an incident, in hours (ISO 8601); null if it is not about an incident. */
  readonly due: HoursFromDeclaration | null;
};

/** An ISO 8601 duration, such as 'PT24H'. */
export type HoursFromDeclaration = `PT${number}H`;

/** All time limits of the plan, shortest first; printed below the contents. */
export const timeLimits: readonly TimeLimit[] = [
  {
    limit: "Within 1 hour of notification",
    what: "Initial damage assessment",
    anchor: "section-e-2",
    topic: "E.2",
    due: "PT1H",
  },
  {
    limit: "Within 1 hour of alert",
    what: "Crisis Management Team emergency meeting",
    anchor: "section-f-2",
    topic: "F.2",
    due: "PT1H",
  },
  {
    limit: "Within 24 hours",
    what: "Salvage of wet paper files starts",
    anchor: "section-e-4",
    topic: "E.4",
    due: "PT24H",
  },
  {
    limit: "Within the first day",
    what: "First meeting at the temporary recovery site",
    anchor: "section-f-4",
    topic: "F.4",
    due: "PT24H",
  },
  {
    limit: "Within 1 to 2 days if possible",
    what: "Final damage assessment",
    anchor: "section-e-3",
    topic: "E.3",
    due: "PT48H",
  },
  {
    limit: CONTACT_RULES.printed,
    what: "Staff contact lists are refreshed",
    anchor: "section-a-6",
    topic: "A.6",
    due: null,
  },
];
