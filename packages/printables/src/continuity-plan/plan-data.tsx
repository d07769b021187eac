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

/** A strategic area judged critical. `criticality` is 1 Desirable to 4 Critical. */
export interface PlanCriticalArea {
  readonly idLabel: string;
  readonly name: string;
  readonly category: string;
  readonly criticality: number;
  readonly criticalPeriods: readonly string[];
  /** The penalty that follows a failure, where one is recorded. */
  readonly penalty?: string | null;
}

/** A business unit with its recovery times in whole days; null while they are not set. */
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

/** Where a business unit works while its own place cannot be used. */
export interface PlanRecoveryStrategy {
  readonly unit: string;
  readonly location: string;
  readonly comments: string;
}

/** A supplier, customer or third party as the appendices list it. */
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
 * Everything the printed continuity plan shows, already read and already allowed: the components below
 * fetch nothing. Strings that are not recorded are empty. Lists come whole and in the order they were
 * recorded; cutting, padding and sorting is done here (plan-workspace.md, 'Plan document').
 */
export interface ContinuityPlanData {
  readonly business: {
    readonly name: string;
    readonly tradingName: string;
    /** A `data:` URL; nothing else is drawn, for a printed document fetches nothing. */
    readonly logoUrl: string | null;
    /** Governance and regulators, printed only where there is something to print. */
    readonly governance: string | null;
  };
  readonly plan: {
    readonly name: string;
    readonly location: { readonly name: string; readonly address: string };
  };
  /** YYYY-MM-DD. */
  readonly dateIssued: string;
  /** Maximum tolerable period of disruption in days, 4 hours being 0.1667; null while none is chosen. */
  readonly mtpdDays: number | null;
  /** The words of the chosen option, such as '7 days' or '4 hours'. */
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
