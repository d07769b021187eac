import * as z from "zod/mini";
import { dateOnly, id, LIMITS, optionalText } from "../platform/field-rules";

const answer = () => z.nullable(z.string());

/**
 * What a plan says of its premises, its backups and its finances. Every field is optional and printed in the plan once
 * it is filled in.
 */
export const RecoveryDetails = z.object({
  /** Where everyone meets after an evacuation. */
  assemblyPoint: answer(),
  exitRoutes: answer(),
  /** Where gas, water and power are shut off. */
  shutOffs: answer(),
  alarmPanel: answer(),
  keyHolders: answer(),
  emergencyKit: answer(),
  /** Where the nearest one is. */
  defibrillator: answer(),
  /** A place out of the bush, and the road to it. */
  saferPlace: answer(),
  /** The place outside the tsunami zone, and how to walk there. */
  highGround: answer(),
  /** The path of the floor plan's image; null without one. */
  floorPlanUrl: answer(),
  backupScope: answer(),
  backupLocation: answer(),
  backupFrequency: answer(),
  /** The day of the last restore test, YYYY-MM-DD. */
  lastRestoreTest: z.nullable(dateOnly()),
  restoredBy: answer(),
  bank: answer(),
  /** Of the card terminals: helpdesk, merchant and terminal number. */
  cardProvider: answer(),
  emergencyFunds: answer(),
  payrollProvider: answer(),
  payCutOff: answer(),
  signatories: answer(),
  payrollFallback: answer(),
  /** Grows with every change; sent as `If-Match`. 0 before the first. */
  version: z.number(),
});
export type RecoveryDetails = z.infer<typeof RecoveryDetails>;

const oneLine = () => z.optional(optionalText(LIMITS.line));
const longText = () => z.optional(optionalText(LIMITS.text));

export const RecoveryDetailsChanges = z.strictObject({
  assemblyPoint: oneLine(),
  exitRoutes: longText(),
  shutOffs: longText(),
  alarmPanel: oneLine(),
  keyHolders: oneLine(),
  emergencyKit: oneLine(),
  defibrillator: oneLine(),
  saferPlace: oneLine(),
  highGround: oneLine(),
  backupScope: longText(),
  backupLocation: oneLine(),
  backupFrequency: oneLine(),
  lastRestoreTest: z.nullish(dateOnly()),
  restoredBy: oneLine(),
  bank: oneLine(),
  cardProvider: oneLine(),
  emergencyFunds: oneLine(),
  payrollProvider: oneLine(),
  payCutOff: oneLine(),
  signatories: oneLine(),
  payrollFallback: longText(),
});
export type RecoveryDetailsChanges = z.infer<typeof RecoveryDetailsChanges>;

/** How a business unit of a plan works on the day. Every field is optional. */
export const UnitProcedure = z.object({
  departmentId: id(),
  /** The contact who leads the unit. */
  leaderContactId: z.nullable(id()),
  minimumService: answer(),
  /** One step a line. */
  firstSteps: answer(),
  workaround: answer(),
  /** Grows with every change; sent as `If-Match`. 0 before the first. */
  version: z.number(),
});
export type UnitProcedure = z.infer<typeof UnitProcedure>;

/** The steps that have room on a unit's page, and the characters of two of its lines. */
const MAX_FIRST_STEPS = 5;
const TWO_LINES = 110;
const TOO_MANY_STEPS = `Please use at most ${MAX_FIRST_STEPS} lines of ${TWO_LINES} characters.`;
export const NO_SUCH_LEADER = "This contact could not be found.";

/** Returns the steps of a text with one step a line. */
export const stepsOf = (firstSteps: string | null): string[] =>
  (firstSteps ?? "")
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");

export const UnitProcedureChanges = z.strictObject({
  leaderContactId: z.nullish(id(NO_SUCH_LEADER)),
  minimumService: z.optional(optionalText(TWO_LINES)),
  firstSteps: z.optional(
    optionalText(LIMITS.text).check(
      z.refine((text) => {
        const steps = stepsOf(text);
        return steps.length <= MAX_FIRST_STEPS && steps.every((step) => step.length <= TWO_LINES);
      }, TOO_MANY_STEPS),
    ),
  ),
  workaround: z.optional(optionalText(TWO_LINES)),
});
export type UnitProcedureChanges = z.infer<typeof UnitProcedureChanges>;
