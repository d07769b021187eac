import * as z from "zod/mini";
import { AgreedAction, agreedActionsInput } from "../agreed-actions/agreed-action";
import { dateOnly, id, instant, LIMITS, optionalText, requiredText } from "../platform/field-rules";
import { onceEach } from "../platform/list-rules";
import { decimalNumber, wholeNumber } from "../platform/number-rules";
import { requiredTimeZone } from "../platform/time-zone";
import { designation } from "../teams/team";

export const EXERCISE_STATUSES = ["planned", "running", "finished"] as const;
export const OBJECTIVE_SCORES = ["met", "partly", "not-met"] as const;
export type ObjectiveScore = (typeof OBJECTIVE_SCORES)[number];
export const INVITATION_REPLIES = ["coming", "not-coming"] as const;
export type InvitationReply = (typeof INVITATION_REPLIES)[number];

export const SCENARIO_IDS = { min: 1, max: 1_000 } as const;
export const MAX_PARTICIPANTS = 100;

/** A scenario of the library, filled with the plan's data. */
export const ScenarioSummary = z.object({
  scenarioId: z.number(),
  name: z.string(),
  summary: z.string(),
  durationMinutes: z.number(),
  level: z.number(),
  objectives: z.array(z.string()),
  roles: z.array(z.object({ teamTypeId: z.number(), who: z.string() })),
  /** The day on which the plan's last finished exercise of it was started; null if there is none. */
  lastHeldOn: z.nullable(dateOnly()),
});
export type ScenarioSummary = z.infer<typeof ScenarioSummary>;

/** What happens in an exercise, and to which team it is sent. */
const InjectText = z.object({
  /** Counted from 1. */
  number: z.number(),
  /** Minutes after the start. */
  minute: z.number(),
  teamTypeId: z.number(),
  text: z.string(),
  /** What a good answer contains; for the facilitator. */
  expects: z.string(),
  /** The letter of the plan's section. */
  section: z.string(),
});

export const Scenario = z.extend(ScenarioSummary, {
  injects: z.array(InjectText),
  questions: z.array(z.string()),
});
export type Scenario = z.infer<typeof Scenario>;

export const ExerciseSummary = z.object({
  exerciseId: id(),
  scenarioId: z.number(),
  name: z.string(),
  status: z.enum(EXERCISE_STATUSES),
  plannedFor: dateOnly(),
  /** HH:MM on that day, in the time zone of the person who planned it. */
  startTime: z.string(),
  timeZone: z.string(),
  /** Such as a room, or how to join. */
  place: z.string(),
  facilitatorName: z.string(),
  startedAt: z.nullable(instant()),
  finishedAt: z.nullable(instant()),
  /** Actions that are not done. */
  openActions: z.number(),
  /** The share of objectives that were met, 0 to 100 (`scoreOf`); null until one is scored. */
  score: z.nullable(z.number()),
  /** The teams of the participants. */
  teamTypeIds: z.array(z.number()),
  /** The teams from which at least one person answered a message. */
  answeredTeamTypeIds: z.array(z.number()),
  /** How many messages the exercise has, and how many of them were released. */
  messages: z.number(),
  releasedMessages: z.number(),
});
export type ExerciseSummary = z.infer<typeof ExerciseSummary>;

/** A person of the plan's teams, as named when the exercise was planned. */
export const Participant = z.object({
  participantId: id(),
  /** Null for one that is unknown. */
  contactId: z.nullable(id()),
  teamTypeId: z.number(),
  designation: designation(),
  name: z.string(),
  email: z.nullable(z.string()),
  invitedAt: z.nullable(instant()),
  reply: z.nullable(z.enum(INVITATION_REPLIES)),
});
export type Participant = z.infer<typeof Participant>;

export const Inject = z.extend(InjectText, {
  releasedAt: z.nullable(instant()),
  answers: z.array(
    z.object({
      participantId: id(),
      text: z.string(),
      answeredAt: instant(),
    }),
  ),
});
export type Inject = z.infer<typeof Inject>;

export const Objective = z.object({
  /** Counted from 1. */
  number: z.number(),
  text: z.string(),
  /** When it counts as met, partly met and not met; empty for a scenario that is no longer in the library. */
  criteria: z.object({ met: z.string(), partly: z.string(), notMet: z.string() }),
  score: z.nullable(z.enum(OBJECTIVE_SCORES)),
  note: z.string(),
});
export type Objective = z.infer<typeof Objective>;

/** A business unit, with how soon the teams had it back. */
export const ExerciseUnit = z.object({
  unitId: id(),
  name: z.string(),
  /** In days, as the plan had it when the exercise was planned; null if it had none. */
  rtoDays: z.nullable(z.number()),
  /** Whether it was unconfirmed then. */
  isRtoProposed: z.boolean(),
  achievedHours: z.nullable(z.number()),
});
export type ExerciseUnit = z.infer<typeof ExerciseUnit>;

/** Everything the screen of an exercise shows. */
export const Exercise = z.extend(ExerciseSummary, {
  planId: id(),
  /** Grows with each edit. */
  version: z.number(),
  summary: z.string(),
  participants: z.array(Participant),
  injects: z.array(Inject),
  objectives: z.array(Objective),
  units: z.array(ExerciseUnit),
  actions: z.array(z.extend(AgreedAction, { actionId: id() })),
  questions: z.array(z.string()),
});
export type Exercise = z.infer<typeof Exercise>;

const people = () =>
  z.array(id()).check(
    z.minLength(1, "Please select who takes part."),
    z.maxLength(MAX_PARTICIPANTS, `Please select at most ${MAX_PARTICIPANTS} people.`),
    onceEach((person) => person, "Each person can be selected once."),
  );

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

const planned = {
  plannedFor: dateOnly("Please input the date."),
  startTime: z
    .string("Please input the time.")
    .check(z.regex(TIME_OF_DAY, "Please input the time.")),
  timeZone: requiredTimeZone(),
  place: requiredText("Please say where it is held."),
  facilitatorName: requiredText("Please say who runs the exercise."),
};

export const CreateExerciseInput = z.strictObject({
  scenarioId: wholeNumber("Please select the scenario.", SCENARIO_IDS),
  ...planned,
  /** People of the plan's teams. */
  contactIds: people(),
});
export type CreateExerciseInput = z.output<typeof CreateExerciseInput>;

export const UpdateExerciseInput = z.strictObject({
  ...planned,
  /** All who take part: participants who remain, and contacts of the plan's teams to add. */
  people: people(),
});
export type UpdateExerciseInput = z.output<typeof UpdateExerciseInput>;

/** The number of a message or an objective, counted from 1. */
export const partNumber = () => wholeNumber("This could not be found.", { min: 1, max: 1_000 });

export const ObjectiveInput = z.strictObject({
  number: partNumber(),
  score: z.nullable(z.enum(OBJECTIVE_SCORES, "Please select the score.")),
  note: optionalText(LIMITS.line),
});

const LONGEST_HOURS = 9_999;

export const ExerciseUnitInput = z.strictObject({
  achievedHours: z.nullable(
    decimalNumber(`Please input 0 to ${LONGEST_HOURS} hours.`, {
      min: 0,
      max: LONGEST_HOURS,
      places: 1,
    }),
  ),
});

export const FinishExerciseInput = z.strictObject({
  summary: optionalText(LIMITS.text),
  actions: agreedActionsInput(),
});
