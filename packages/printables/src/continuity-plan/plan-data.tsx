import type { EventCard } from "@holdfast/contract/plan-content/card-text";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";

type Read<Value> = { readonly [Key in keyof Value]: Read<Value[Key]> };

/**
 * Everything the printed continuity plan shows, already read and authorised: the components fetch nothing. Its images are
 * `data:` URLs; any other URL is ignored. Lists are complete and in recorded order; this package truncates, pads and
 * sorts them (plan-workspace.md, 'Plan document').
 */
export type ContinuityPlanData = Read<Omit<PlanDocument, "events">> & {
  readonly events: readonly EventCard[];
};

type RowOf<List extends keyof ContinuityPlanData> =
  ContinuityPlanData[List] extends readonly (infer Row)[] ? Row : never;

export type PlanPerson = ContinuityPlanData["plan"]["owners"][number];
/** A person of the staff list. */
export type PlanStaff = RowOf<"people">;
/** A team by its recorded type name; 'Information Technology Team' is printed as 'IT Recovery Team'. */
export type PlanTeam = RowOf<"teams">;
export type PlanTeamContact = PlanTeam["contacts"][number];
export type PlanCriticalArea = RowOf<"criticalAreas">;
export type PlanSupportingUnit = RowOf<"supportingUnits">;
/** How a business unit works on the day. */
export type PlanUnitProcedure = Pick<
  PlanSupportingUnit,
  "leader" | "leaderPhone" | "minimumService" | "firstSteps" | "workaround"
>;
export type PlanRecoverySite = RowOf<"recoverySites">;
export type PlanRecoveryStrategy = RowOf<"recoveryStrategies">;
/** A supplier, customer or third party in the appendices. */
export type PlanParty = RowOf<"suppliers">;
/** Something a business unit needs to work again. */
export type PlanRequirement = RowOf<"requirements">;
export type PlanHighRisk = RowOf<"highRisks">;
/** A row of the insurance schedule. */
export type PlanInsurancePolicy = RowOf<"insurancePolicies">;
/** A public number of the location's country. */
export type PlanEmergencyContact = RowOf<"emergencyContacts">;
/** The last finished exercise of a scenario. */
export type PlanHeldExercise = RowOf<"lastHeld">;
/** A notice of an event that a law or contract requires. */
export type PlanDuty = RowOf<"duties">;
export type PlanVersion = ContinuityPlanData["control"]["versions"][number];
/** Someone who holds a printed copy. */
export type PlanCopyHolder = ContinuityPlanData["control"]["holders"][number];
