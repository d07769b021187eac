/** How a business unit works on the day; texts that are not recorded are empty. */
export interface PlanUnitProcedure {
  /** Name and job title. */
  readonly leader: string;
  readonly leaderPhone: string;
  readonly minimumService: string;
  readonly firstSteps: readonly string[];
  readonly workaround: string;
}

/** The site sheet of the location. */
export interface PlanSite {
  readonly assemblyPoint: string;
  readonly exitRoutes: string;
  readonly shutOffs: string;
  readonly alarmPanel: string;
  readonly keyHolders: string;
  readonly emergencyKit: string;
  /** A `data:` URL; any other URL is ignored, since a printed document fetches nothing. */
  readonly floorPlanUrl: string | null;
}

export interface PlanBackups {
  readonly scope: string;
  readonly location: string;
  readonly frequency: string;
  /** YYYY-MM-DD. */
  readonly lastRestoreTest: string | null;
  readonly restoredBy: string;
}

export interface PlanFinances {
  readonly bank: string;
  readonly emergencyFunds: string;
  readonly payrollProvider: string;
  readonly payCutOff: string;
  readonly signatories: string;
  readonly payrollFallback: string;
}
