import * as z from "zod/mini";
import { dateOnly } from "../platform/field-rules";

/** The recovery details of a plan as it prints them; texts that are not filled in are empty. */
export const PlanRecovery = z.object({
  /** The site sheet of the location. */
  site: z.object({
    assemblyPoint: z.string(),
    exitRoutes: z.string(),
    shutOffs: z.string(),
    alarmPanel: z.string(),
    keyHolders: z.string(),
    emergencyKit: z.string(),
    defibrillator: z.string(),
    saferPlace: z.string(),
    highGround: z.string(),
    /** The path of the image; the document needs it as a `data:` URL. */
    floorPlanUrl: z.nullable(z.string()),
  }),
  backups: z.object({
    scope: z.string(),
    location: z.string(),
    frequency: z.string(),
    lastRestoreTest: z.nullable(dateOnly()),
    restoredBy: z.string(),
  }),
  finances: z.object({
    bank: z.string(),
    cardProvider: z.string(),
    emergencyFunds: z.string(),
    payrollProvider: z.string(),
    payCutOff: z.string(),
    signatories: z.string(),
    payrollFallback: z.string(),
  }),
});
