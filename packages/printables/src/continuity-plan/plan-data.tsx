/** A member of a recovery team. `idLabel` is the short label printed in the Id column. */
export interface PlanTeamContact {
  readonly idLabel: string;
  /** 'Primary' or 'Alternatives'. */
  readonly designation: string;
  readonly name: string;
  readonly jobTitle: string;
  readonly mobile: string;
  readonly email: string;
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
}

/** A business unit with its recovery times in whole days; null until they are set. */
export interface PlanSupportingUnit {
  readonly idLabel: string;
  readonly name: string;
  readonly rtoDays: number | null;
  readonly rpoDays: number | null;
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
  readonly comments: string;
}

/** A supplier, customer or third party in the appendices. */
export interface PlanParty {
  readonly name: string;
  readonly category?: string | null;
  readonly contactPerson: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
}

/** Something a business unit needs to work again. */
export interface PlanRequirement {
  readonly unit: string;
  readonly assetType: string;
  readonly name: string;
  readonly quantity: number | null;
  readonly comments: string;
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
  };
  readonly plan: {
    readonly name: string;
    readonly location: { readonly name: string; readonly address: string };
  };
  /** YYYY-MM-DD. */
  readonly dateIssued: string;
  /** Maximum tolerable period of disruption in days (4 hours are 0.1667); null until one is chosen. */
  readonly mtpdDays: number | null;
  /** The name of the chosen option, such as '7 days' or '4 hours'. */
  readonly mtpdName: string | null;
  readonly teams: readonly PlanTeam[];
  readonly criticalAreas: readonly PlanCriticalArea[];
  readonly supportingUnits: readonly PlanSupportingUnit[];
  readonly recoverySites: readonly PlanRecoverySite[];
  readonly recoveryStrategies: readonly PlanRecoveryStrategy[];
  readonly suppliers: readonly PlanParty[];
  readonly customers: readonly PlanParty[];
  readonly thirdParties: readonly PlanParty[];
  readonly requirements: readonly PlanRequirement[];
}
