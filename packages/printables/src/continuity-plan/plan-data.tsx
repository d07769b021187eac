import type { OpenPart } from "@holdfast/contract/plans/plan-completion-rules";
import type { ProposedCount } from "@holdfast/contract/proposals/proposal";
import type {
  PlanBackups,
  PlanFinances,
  PlanSite,
  PlanUnitProcedure,
} from "./recovery-pages/recovery-data";
import type { PlanHighRisk, PlanInsurancePolicy } from "./plan-risk-data";

/** A person. `idLabel` is the short label printed in the Id column, the same on every page that names the person. */
export interface PlanPerson {
  readonly idLabel: string;
  readonly name: string;
  readonly jobTitle: string;
  readonly mobile: string;
  /** A second number, in addition to the mobile. */
  readonly phone: string;
  /** Answered when the person is not at work. */
  readonly afterHoursPhone: string;
  readonly email: string;
}

/** A member of a recovery team. */
export interface PlanTeamContact extends PlanPerson {
  /** 'Primary' or 'Alternatives'. */
  readonly designation: string;
  /** The day on which the person confirmed the details, YYYY-MM-DD. Missing in versions of earlier releases. */
  readonly confirmedOn: string | null | undefined;
}

/** A person of the staff list. */
export interface PlanStaff extends PlanPerson {
  /** Such as 'Internal, Part time'. */
  readonly work: string;
  readonly department: string;
  readonly location: string;
}

/** A public number of the location's country. */
export interface PlanEmergencyContact {
  readonly kind: string;
  readonly name: string;
  readonly number: string | null;
  readonly note: string;
  /** YYYY-MM-DD. */
  readonly checkedOn: string;
  /** False if the number must be checked before it is relied on. */
  readonly isConfirmed: boolean;
}

/** A notice of an event that a law or contract requires. */
export interface PlanDuty {
  readonly dutyId: string;
  readonly audience: string;
  readonly event: string;
  readonly tell: string;
  readonly deadline: string;
  readonly appliesTo: string;
  readonly how: string;
  readonly keep: string;
  readonly owner: string;
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly checkedOn: string;
  readonly isConfirmed: boolean;
}

/** A team by its recorded type name; 'Information Technology Team' is printed as 'IT Recovery Team'. */
export interface PlanTeam {
  readonly teamTypeName: string;
  readonly contacts: readonly PlanTeamContact[];
}

/** A critical strategic area. `criticality` is 1 Desirable to 4 Critical. */
export interface PlanCriticalArea {
  readonly idLabel: string;
  readonly name: string;
  readonly category: string;
  readonly criticality: number;
  readonly criticalPeriods: readonly string[];
  /** The penalty for a failure, if one is recorded. */
  readonly penalty?: string | null;
  readonly description: string;
  readonly notes: string;
  /** The impact ratings, 1 Negligible to 5 Severe. */
  readonly impacts: readonly { readonly category: string; readonly value: number }[];
}

/** A business unit with its recovery times in whole days; null until they are set. */
export interface PlanSupportingUnit extends PlanUnitProcedure {
  readonly idLabel: string;
  readonly name: string;
  readonly rtoDays: number | null;
  readonly rpoDays: number | null;
  /** Whether the unit or its times are unconfirmed. */
  readonly isProposed?: boolean | undefined;
}

export interface PlanRecoverySite {
  readonly idLabel: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly contact: string;
}

/** Where a business unit works if its usual site can't be used. */
export interface PlanRecoveryStrategy {
  readonly unit: string;
  readonly location: string;
  /** Floor, suite or entrance of the location or site chosen, its phone and email; empty for other places. */
  readonly floor: string;
  readonly phone: string;
  readonly email: string;
  readonly comments: string;
}

/** A critical area that a business unit supports, or a unit, supplier or system that it depends on. */
export interface PlanUnitDependency {
  readonly unit: string;
  readonly kind: "area" | "unit" | "supplier" | "system";
  readonly name: string;
}

/** A supplier, customer or third party in the appendices. */
export interface PlanParty {
  readonly name: string;
  readonly category?: string | null;
  readonly contactPerson: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly website: string;
  readonly comments: string;
}

/** Something a business unit needs to work again. */
export interface PlanRequirement {
  readonly unit: string;
  readonly assetType: string;
  readonly name: string;
  readonly quantity: number | null;
  readonly comments: string;
}

/** A version of the plan as it was approved. */
export interface PlanVersion {
  readonly versionId: string;
  readonly number: number;
  /** YYYY-MM-DD. */
  readonly approvedOn: string;
  readonly approverName: string;
  readonly approverPosition: string;
  /** YYYY-MM-DD. */
  readonly reviewDate: string;
  readonly note: string;
}

/** Someone who holds a printed copy. */
export interface PlanCopyHolder {
  readonly copyNumber: number;
  readonly name: string;
  readonly position: string;
}

/**
 * Everything the printed continuity plan shows, already read and authorised: the components fetch nothing.
 * Strings that are not recorded are empty. Lists are complete and in recorded order; this package truncates,
 * pads and sorts them (plan-workspace.md, 'Plan document').
 */
export interface ContinuityPlanData {
  readonly business: {
    readonly name: string;
    readonly tradingName: string;
    /** A `data:` URL; any other URL is ignored, since a printed document fetches nothing. */
    readonly logoUrl: string | null;
    /** Governance and regulators; null if not recorded. */
    readonly governance: string | null;
    /** Such as an ABN. */
    readonly registrationNumber: string;
    readonly industry: string;
  };
  readonly plan: {
    readonly name: string;
    readonly location: {
      readonly name: string;
      /** With floor, suite or entrance. */
      readonly address: string;
      /** Its name; null if it is not certain. */
      readonly country: string | null;
      readonly phone: string;
      readonly email: string;
    };
    /** The accountable contacts. */
    readonly owners: readonly PlanPerson[];
    /** YYYY-MM-DD; null if no key covers the plan. */
    readonly expiryDate: string | null;
    readonly isExpired: boolean;
    /** What is missing: the plan is a draft until nothing is. */
    readonly openParts: readonly OpenPart[];
    /** How many printed entries are unconfirmed. */
    readonly proposed: readonly ProposedCount[];
  };
  /** YYYY-MM-DD. */
  readonly dateIssued: string;
  readonly control: {
    /** Identifies the content, for its approval. */
    readonly contentHash: string;
    /** Whether the content differs from the newest version. */
    readonly isChanged: boolean;
    /** Approved versions, newest first. */
    readonly versions: readonly PlanVersion[];
    readonly holders: readonly PlanCopyHolder[];
  };
  /** Maximum tolerable period of disruption in days (4 hours are 0.1667); null until one is chosen. */
  readonly mtpdDays: number | null;
  /** The name of the chosen option, such as '7 days' or '4 hours'. */
  readonly mtpdName: string | null;
  /** Whether it is unconfirmed. */
  readonly isMtpdProposed?: boolean | undefined;
  readonly teams: readonly PlanTeam[];
  readonly people: readonly PlanStaff[];
  readonly criticalAreas: readonly PlanCriticalArea[];
  readonly supportingUnits: readonly PlanSupportingUnit[];
  readonly site: PlanSite;
  readonly backups: PlanBackups;
  readonly finances: PlanFinances;
  readonly recoverySites: readonly PlanRecoverySite[];
  readonly recoveryStrategies: readonly PlanRecoveryStrategy[];
  readonly unitDependencies: readonly PlanUnitDependency[];
  /** Highest first. */
  readonly highRisks: readonly PlanHighRisk[];
  readonly insurancePolicies: readonly PlanInsurancePolicy[];
  readonly suppliers: readonly PlanParty[];
  readonly customers: readonly PlanParty[];
  readonly thirdParties: readonly PlanParty[];
  readonly requirements: readonly PlanRequirement[];
  /** Public numbers of the location's country; empty if it is not known. */
  readonly emergencyContacts: readonly PlanEmergencyContact[];
  /** Duties of law and contract in the location's country. */
  readonly duties: readonly PlanDuty[];
}
