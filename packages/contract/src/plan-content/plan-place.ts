import * as z from "zod/mini";
import { dateOnly, id } from "../platform/field-rules";

const fact = () => z.nullable(z.string());

const place = {
  name: z.string(),
  address: z.string(),
  /** Floor, suite or entrance. */
  addressDetails: fact(),
  phone: fact(),
  email: fact(),
};

/** Another business location, to which units of the plan move. */
export const PlanBranch = z.object({ branchId: id(), ...place });

/** The location of the plan. */
export const PlanLocation = z.extend(PlanBranch, {
  /** Null if it is not certain: then there are no emergency contacts and no duties. */
  country: z.nullable(z.object({ code: z.string(), name: z.string() })),
  /** The abbreviation of its state, such as 'NSW'. */
  state: fact(),
});
export type PlanLocation = z.infer<typeof PlanLocation>;

/** A short-term recovery site. */
export const PlanRecoverySite = z.object({ alternativeSiteId: id(), ...place });
export type PlanRecoverySite = z.infer<typeof PlanRecoverySite>;

/** The site sheet of the location. */
export const PlanSite = z.object({
  assemblyPoint: fact(),
  exitRoutes: fact(),
  shutOffs: fact(),
  alarmPanel: fact(),
  keyHolders: fact(),
  emergencyKit: fact(),
  defibrillator: fact(),
  saferPlace: fact(),
  highGround: fact(),
  /** The path of the image. */
  floorPlanUrl: fact(),
});
export type PlanSite = z.infer<typeof PlanSite>;

export const PlanBackups = z.object({
  scope: fact(),
  location: fact(),
  frequency: fact(),
  lastRestoreTest: z.nullable(dateOnly()),
  restoredBy: fact(),
});
export type PlanBackups = z.infer<typeof PlanBackups>;

export const PlanFinances = z.object({
  bank: fact(),
  cardProvider: fact(),
  emergencyFunds: fact(),
  payrollProvider: fact(),
  payCutOff: fact(),
  signatories: fact(),
  payrollFallback: fact(),
});
export type PlanFinances = z.infer<typeof PlanFinances>;
