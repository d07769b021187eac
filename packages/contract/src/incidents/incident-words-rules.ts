import { markedName, SHORT_PROPOSED_SUFFIX } from "../proposals/proposal-mark-rules";
import type { IncidentSummary, IncidentUnit, UnitStatus } from "./incident";
import type { IncidentRoleName } from "./incident-role";
import type { LogKind } from "./log-entry";
import type { AlertAnswer, Delivery, Responder } from "./responder";
import { timeLeft } from "./incident-rules";

export const LEVEL_NAMES: Readonly<Record<number, string>> = {
  1: "Minor incident",
  2: "Serious incident",
  3: "Crisis",
};

export const STATUS_NAMES: Readonly<Record<IncidentSummary["status"], string>> = {
  active: "Active",
  "stood-down": "Stood down",
  closed: "Closed",
};

export const UNIT_STATUS_NAMES: Readonly<Record<UnitStatus, string>> = {
  running: "Running",
  down: "Down",
  "partly-restored": "Partly restored",
  restored: "Restored",
};

export const ANSWER_NAMES: Readonly<Record<AlertAnswer, string>> = {
  "on-my-way": "On my way",
  "cannot-come": "Cannot come",
};

const DELIVERY_PROBLEMS: Readonly<Partial<Record<Delivery, string>>> = {
  delayed: "has not been delivered yet, and is sent again",
  failed: "could not be delivered",
  limited: "was not sent: the limit of text messages is reached",
  "not-allowed": "was not sent: text messages to this kind of number are not allowed",
};

/** Returns a sentence for each message to a person that has not arrived, such as 'The email could not be delivered.' Pure. */
export const deliveryProblems = ({
  emailDelivery,
  smsDelivery,
  isLastMessageLost = false,
}: Pick<Responder, "emailDelivery" | "smsDelivery"> &
  Partial<Pick<Responder, "isLastMessageLost">>): string[] => [
  ...[
    { message: "email", delivery: emailDelivery },
    { message: "text message", delivery: smsDelivery },
  ].flatMap(({ message, delivery }) => {
    const problem = delivery && DELIVERY_PROBLEMS[delivery];
    return problem ? [`The ${message} ${problem}.`] : [];
  }),
  ...(isLastMessageLost ? ["The newest message could not be delivered. Call this person."] : []),
];

/** What an entry of the log is about; notes have no word. */
export const KIND_NAMES: Readonly<Record<LogKind, string>> = {
  declared: "Declared",
  alerted: "Alert",
  delivery: "Delivery",
  answered: "Answer",
  escalated: "Alternative alerted",
  "no-one-coming": "No one is coming",
  "safety-check": "Safety check",
  "needs-help": "Needs help",
  message: "Message",
  action: "Action",
  unit: "Business unit",
  level: "Change",
  role: "Role",
  note: "Note",
  cost: "Cost",
  "stood-down": "Stood down",
  closed: "Closed",
};

export const ROLE_NAMES: Readonly<Record<IncidentRoleName, string>> = {
  lead: "Lead",
  scribe: "Scribe",
};

export const TEAM_NAMES: Readonly<Record<number, string>> = {
  1: "Emergency Response Team",
  2: "IT Recovery Team",
  3: "Crisis Management Team",
};

/**
 * Returns the number of an incident as printed, '20261123-E771AB': the day on which it was declared (UTC), and the end of
 * its id. Pure.
 */
export const incidentNumber = ({
  incidentId,
  declaredAt,
}: Pick<IncidentSummary, "incidentId" | "declaredAt">): string =>
  `${declaredAt.slice(0, 10).replaceAll("-", "")}-${incidentId.slice(-6).toUpperCase()}`;

/** Returns 'Level 2: Serious incident', with 'EXERCISE' before that of a rehearsal. Pure. */
export const titleOf = ({
  isExercise,
  level,
}: Pick<IncidentSummary, "isExercise" | "level">): string =>
  `${isExercise ? "EXERCISE: level" : "Level"} ${level}, ${(LEVEL_NAMES[level] ?? "").toLowerCase()}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a span of time as its two largest parts, such as '2 days 3 h' or '45 min'. Pure. */
export function spanText(ms: number): string {
  const span = Math.abs(ms);
  const days = Math.floor(span / DAY);
  const hours = Math.floor((span % DAY) / HOUR);
  const minutes = Math.floor((span % HOUR) / MINUTE);
  const parts = [
    ...(days > 0 ? [`${days} ${days === 1 ? "day" : "days"}`] : []),
    ...(hours > 0 ? [`${hours} h`] : []),
    ...(minutes > 0 || span < HOUR ? [`${minutes} min`] : []),
  ];
  return parts.slice(0, 2).join(" ");
}

export type UnitClock = {
  readonly name: "RTO" | "MTPD";
  readonly text: string;
  readonly isLate: boolean;
};

/** Returns the state of a unit's time limits, such as 'RTO: 5 h left' or 'RTO (proposed) 1 day'. Pure. */
export function unitClocks(
  unit: Pick<
    IncidentUnit,
    "rtoDays" | "isRtoProposed" | "mtpdDays" | "isMtpdProposed" | "downSince" | "restoredAt"
  >,
  now: Date,
): readonly UnitClock[] {
  const clock = (name: UnitClock["name"], days: number | null, isProposed = false) => {
    const left = timeLeft(unit, days, now);
    const label = markedName(name, isProposed, SHORT_PROPOSED_SUFFIX);
    return { name, text: clockText(label, days, left), isLate: left !== null && left < 0 };
  };
  return [
    clock("RTO", unit.rtoDays, unit.isRtoProposed),
    clock("MTPD", unit.mtpdDays, unit.isMtpdProposed),
  ];
}

/**
 * Returns the state of a time limit, such as 'RTO: 5 h left', 'RTO passed 1 h ago' or 'RTO not set'.
 * @param left milliseconds, negative once past; null while the clock does not run
 */
function clockText(name: string, days: number | null, left: number | null): string {
  if (days === null) return `${name} not set`;
  if (left === null) return `${name} ${spanText(days * DAY)}`;
  return left >= 0 ? `${name}: ${spanText(left)} left` : `${name} passed ${spanText(left)} ago`;
}

/** Returns 'in 45 min', or '45 min late'. Pure. */
export const dueText = (ms: number): string =>
  ms >= 0 ? `in ${spanText(ms)}` : `${spanText(ms)} late`;
