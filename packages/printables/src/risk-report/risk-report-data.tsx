import type { Adviser } from "@holdfast/contract/clients/adviser";
import type {
  HazardIndexEntry,
  RiskExposure,
} from "@holdfast/contract/industries/hazard-endpoints";
import type { InsurancePolicy } from "@holdfast/contract/risks/insurance/insurance-policy";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";

/** The plan's currency as printed in a report. */
export interface ReportCurrency extends MoneyCurrency {
  /** ISO 4217, such as 'AUD'. */
  readonly code: string;
  readonly name: string;
}

/**
 * Everything the Risk & Insurance Report shows, already read and authorised: its components fetch nothing.
 * Strings that are not recorded are empty. Risks are in any order; this package numbers, groups and totals
 * them (plan-workspace.md, 'Risk & Insurance Report').
 */
export interface RiskReportData {
  readonly business: {
    readonly name: string;
    readonly tradingName: string;
    /** A `data:` URL; any other URL is ignored, since a printed document fetches nothing. */
    readonly logoUrl: string | null;
    /** Empty until the business has chosen an industry. */
    readonly industryName: string;
  };
  readonly plan: {
    readonly name: string;
    readonly location: {
      readonly name: string;
      readonly address: string;
      /** ISO 3166-1 alpha-2; null if it is not certain: then the report names no law, scheme or amount. */
      readonly country: string | null;
    };
    readonly isExpired: boolean;
    /** In the user's time zone, YYYY-MM-DD; null if no subscription covers the plan. */
    readonly expiryDate: string | null;
  };
  readonly currency: ReportCurrency;
  /** YYYY-MM-DD. */
  readonly dateIssued: string;
  /** Empty if the industry has no hazard index; the section is then left out. */
  readonly hazardIndex: readonly HazardIndexEntry[];
  readonly exposures: readonly RiskExposure[];
  readonly risks: readonly Risk[];
  /** Names of the unconfirmed risks; they are in no table and no total. */
  readonly proposedRisks: readonly string[];
  /** Ids of the categories of which none of the risks applies. */
  readonly ruledOut: readonly number[];
  /** The date of the report's acceptance in the user's time zone, YYYY-MM-DD. */
  readonly acceptedDate: string;
  /**
   * The date the register changed after the acceptance, YYYY-MM-DD in the user's time zone; null if it hasn't.
   */
  readonly registerChangedDate: string | null;
  /** The plan's insurance schedule. */
  readonly policies: readonly InsurancePolicy[];
  /** What the indemnity period is compared with. */
  readonly recovery: {
    /** The plan's MTPD, such as '7 days'; null if it has none. */
    readonly mtpd: string | null;
    /** Whether it is unconfirmed. */
    readonly isMtpdProposed?: boolean | undefined;
    readonly penalties: readonly { readonly area: string; readonly penalty: string }[];
  };
  /** The firm that manages the business as a client, its logo as a `data:` URL; null without one. */
  readonly adviser: Adviser | null;
  /** The three answers, and who accepted them. */
  readonly report: RiskReport;
}
