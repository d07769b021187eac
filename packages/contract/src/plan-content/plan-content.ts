import * as z from "zod/mini";
import { dateOnly, id } from "../platform/field-rules";
import { Currency } from "../plans/plan";
import { PLAN_CONTENT } from "../plans/plan-completion-rules";
import { ProposedCount } from "../proposals/proposal";
import { PlanDuties } from "./plan-duties";
import { PlanEvent } from "./plan-event";
import { PlanExercise } from "./plan-exercise";
import { PlanInsurancePolicy, PlanParty } from "./plan-party";
import { PlanPerson, PlanTeam } from "./plan-person";
import {
  PlanBackups,
  PlanBranch,
  PlanFinances,
  PlanLocation,
  PlanRecoverySite,
  PlanSite,
} from "./plan-place";
import { PlanRisk } from "./plan-risk";
import { PlanArea, PlanAsset, PlanUnit } from "./plan-unit";

/** What a plan says: what an approval freezes. */
export const ApprovedContent = z.object({
  /** Grows with a change of the shape, because approved versions are stored. */
  schemaVersion: z.literal(1),
  organisation: z.object({
    organisationId: id(),
    name: z.string(),
    tradingName: z.string(),
    /** Such as an ABN. */
    registrationNumber: z.nullable(z.string()),
    industry: z.object({ code: z.string(), name: z.string() }),
    governance: z.nullable(z.string()),
    /** The path of the image. */
    logoUrl: z.nullable(z.string()),
  }),
  plan: z.object({
    planId: id(),
    name: z.string(),
    currency: Currency,
    /** The accountable contacts. */
    ownerContactIds: z.array(id()),
    /** In days (4 hours are 0.1667); null until one is chosen. */
    mtpd: z.nullable(z.object({ name: z.string(), days: z.number(), isProposed: z.boolean() })),
  }),
  location: PlanLocation,
  site: PlanSite,
  backups: PlanBackups,
  finances: PlanFinances,
  people: z.array(PlanPerson),
  /** Empty for an expired plan, whose teams are withheld. */
  teams: z.array(PlanTeam),
  units: z.array(PlanUnit),
  assets: z.array(PlanAsset),
  areas: z.array(PlanArea),
  /** The other business locations to which units move. */
  otherLocations: z.array(PlanBranch),
  recoverySites: z.array(PlanRecoverySite),
  parties: z.array(PlanParty),
  insurancePolicies: z.array(PlanInsurancePolicy),
  risks: z.array(PlanRisk),
  ...PlanDuties.shape,
});
export type ApprovedContent = z.infer<typeof ApprovedContent>;

/**
 * A plan as facts, read in one snapshot; every view of a plan is made from them. Ids are for matching, names for people.
 * A fact that is missing is null, never ''.
 */
export const PlanContent = z.extend(ApprovedContent, {
  /** How far the plan can be relied on today. */
  state: z.object({
    /** The plan's last paid day, or null if no key covers it. */
    expiryDate: z.nullable(dateOnly()),
    isExpired: z.boolean(),
    /** What is missing: the plan is a draft until nothing is. */
    openParts: z.array(
      z.object({ part: z.enum(PLAN_CONTENT), done: z.number(), total: z.number() }),
    ),
    /** How many entries are unconfirmed; kinds without one are left out. */
    proposed: z.array(ProposedCount),
  }),
  /** What may happen to the business, in the order of the cards; follows from its risks, its place and its industry. */
  events: z.array(PlanEvent),
  /** The last finished exercise of each scenario, newest first. The last restore test is in the backups. */
  lastHeld: z.array(PlanExercise),
});
export type PlanContent = z.infer<typeof PlanContent>;
