import * as z from "zod/mini";
import { id } from "../platform/field-rules";

/** Where a business unit works if its usual place can't be used: a location, a recovery site, or the typed place. */
export const PlanRecovery = z.object({
  recoveryStrategyId: id(),
  recoveryStrategyTypeId: z.nullable(z.number()),
  branchId: z.nullable(id()),
  alternativeSiteId: z.nullable(id()),
  typedPlace: z.nullable(z.string()),
  comments: z.nullable(z.string()),
  isProposed: z.boolean(),
});
export type PlanRecovery = z.infer<typeof PlanRecovery>;

export const DEPENDENCY_KINDS = ["area", "unit", "supplier", "system"] as const;

/** A business unit of the plan's location. */
export const PlanUnit = z.object({
  departmentId: id(),
  name: z.string(),
  /** Null until they are set. */
  rtoDays: z.nullable(z.number()),
  rpoDays: z.nullable(z.number()),
  /** Whether the unit or its times are unconfirmed. */
  isProposed: z.boolean(),
  leaderContactId: z.nullable(id()),
  minimumService: z.nullable(z.string()),
  firstSteps: z.array(z.string()),
  /** How it works without its systems. */
  workaround: z.nullable(z.string()),
  recovery: z.nullable(PlanRecovery),
  /** What it supports and depends on, in the order of entry. A system has no id, only its name. */
  dependencies: z.array(
    z.object({ kind: z.enum(DEPENDENCY_KINDS), id: z.nullable(id()), name: z.string() }),
  ),
});
export type PlanUnit = z.infer<typeof PlanUnit>;

/** Something that a business unit needs to work again. */
export const PlanAsset = z.object({
  assetId: id(),
  departmentId: id(),
  assetTypeId: z.number(),
  name: z.string(),
  quantity: z.number(),
  comments: z.nullable(z.string()),
  isProposed: z.boolean(),
});
export type PlanAsset = z.infer<typeof PlanAsset>;

/** A critical area. */
export const PlanArea = z.object({
  strategicCriticalAreaId: id(),
  name: z.string(),
  category: z.string(),
  description: z.nullable(z.string()),
  /** 1 Desirable to 4 Critical. */
  criticality: z.number(),
  criticalPeriods: z.array(z.string()),
  /** As chosen, or in the person's own words. */
  penalty: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** The impact ratings, 1 Negligible to 5 Severe. */
  impacts: z.array(z.object({ category: z.string(), value: z.number() })),
  isProposed: z.boolean(),
});
export type PlanArea = z.infer<typeof PlanArea>;
