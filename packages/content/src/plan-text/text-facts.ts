import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { PlanInsurancePolicy, PlanParty } from "@holdfast/contract/plan-content/plan-party";
import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";
import type {
  PlanBackups,
  PlanFinances,
  PlanLocation,
  PlanSite,
} from "@holdfast/contract/plan-content/plan-place";

/** The facts of a plan that its texts name. */
export type TextFacts = {
  readonly organisation: Pick<PlanContent["organisation"], "name">;
  readonly plan: Pick<PlanContent["plan"], "name" | "mtpd">;
  readonly state: Pick<PlanContent["state"], "isExpired">;
  readonly location: Pick<PlanLocation, "name" | "address" | "addressDetails" | "phone"> & {
    readonly country: { readonly name: string } | null;
  };
  readonly site: Pick<PlanSite, "assemblyPoint" | "emergencyKit">;
  readonly backups: Pick<PlanBackups, "location" | "lastRestoreTest">;
  readonly finances: Pick<PlanFinances, "payrollProvider" | "payrollFallback">;
  readonly people: readonly Pick<PlanPerson, "contactId" | "name" | "phones">[];
  readonly teams: readonly {
    readonly teamTypeId: number;
    readonly members: readonly { readonly contactId: string; readonly designation: string }[];
  }[];
  readonly parties: readonly Pick<PlanParty, "kind" | "name" | "categories" | "phone">[];
  readonly insurancePolicies: readonly (Pick<
    PlanInsurancePolicy,
    "insurer" | "policyNumber" | "claimsPhone"
  > & { readonly kind: string })[];
  readonly emergencyContacts: readonly Pick<
    PlanContent["emergencyContacts"][number],
    "kind" | "name" | "number" | "isConfirmed"
  >[];
  readonly duties: readonly Pick<
    PlanContent["duties"][number],
    "dutyId" | "tell" | "deadline" | "how"
  >[];
  /** Newest first. */
  readonly lastHeld: readonly Pick<PlanContent["lastHeld"][number], "heldOn">[];
};
