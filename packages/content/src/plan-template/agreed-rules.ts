/*
 * Who decides, and how often: the plan, the short plan, the policy and the screens take these sentences from here, so that
 * no two documents of a business say different things. `documents-agree.test.tsx` reads the printed documents and compares.
 */

const UNANSWERED = "two calls are not answered";

/** When the next person acts instead of the one who was called first. */
export const STAND_IN_RULES = {
  unanswered: UNANSWERED,
  takesOver: `A Primary leads. If ${UNANSWERED}, or the Primary needs rest, an Alternative takes over with full authority.`,
} as const;

/** Who sets the level of an incident, and who may change it. */
export const LEVEL_RULES = {
  sets: "sets the incident level",
  changes: "Confirms or changes the incident level",
  set: "The Emergency Response Team leader sets the incident level, or the IT Recovery Team leader where technology alone has failed.",
  confirmed: "The Crisis Management Team confirms or changes it.",
} as const;

/** Who activates the plan (specification, 'Plan template content'). */
export const ACTIVATION_RULES = {
  full: "Full activation of this plan is usually only at level 2 or level 3.",
  level1:
    "Level 1 may be authorised by the team leaders or the IT Recovery Team leader without prior notice to the Crisis Management Team, which is then informed.",
  levels2And3: "Levels 2 and 3 are activated by the Crisis Management Team.",
  /** How few of the team suffice. */
  alone: `Its leader may do so alone. If ${UNANSWERED}, an Alternative may.`,
} as const;

/** Who approves the policy and the plan. */
export const APPROVAL_RULES = {
  approved: "The Board approves the policy and the plan. Where there is no Board, the owner does.",
} as const;

/** How often the details of people are confirmed (specification, 'Business constants'). */
export const CONTACT_RULES = {
  printed: "At least bi-annually (twice a year)",
  often: "at least twice a year",
  /** The longest time between two confirmations that is at least twice a year. */
  maxDays: 183,
} as const;
