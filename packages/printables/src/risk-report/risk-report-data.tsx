import type {
  HazardIndexEntry,
  RiskExposure,
} from "@holdfast/contract/industries/hazard-endpoints";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import type { RiskReport } from "@holdfast/contract/risks/report/risk-report";
import type { MoneyCurrency } from "@holdfast/contract/platform/money-rules";

/** The plan's currency as a report writes it. */
export interface ReportCurrency extends MoneyCurrency {
  /** ISO 4217, such as 'AUD'. */
  readonly code: string;
  readonly name: string;
}

/**
 * Everything the Risk & Insurance Report shows, already read and already allowed: its components fetch
 * nothing. Strings that are not recorded are empty. Risks come in any order; numbering, grouping and
 * totals are made here (plan-workspace.md, 'Risk & Insurance Report').
 */
export interface RiskReportData {
  readonly business: {
    readonly name: string;
    readonly tradingName: string;
    /** A `data:` URL; nothing else is drawn, for a printed document fetches nothing. */
    readonly logoUrl: string | null;
    /** Empty while the business has chosen no industry. */
    readonly industryName: string;
  };
  readonly plan: {
    readonly name: string;
    readonly location: { readonly name: string; readonly address: string };
  };
  readonly currency: ReportCurrency;
  /** YYYY-MM-DD. */
  readonly dateIssued: string;
  /** Empty where the industry has no hazard index; the part is then left out. */
  readonly hazardIndex: readonly HazardIndexEntry[];
  readonly exposures: readonly RiskExposure[];
  readonly risks: readonly Risk[];
  /** YYYY-MM-DD of the report's acceptance, where the reader is. */
  readonly acceptedDate: string;
  /**
   * YYYY-MM-DD on which the register was changed after the acceptance, where the reader is; null where it was not.
   */
  readonly registerChangedDate: string | null;
  /** The three answers, and by whom they were accepted. */
  readonly report: RiskReport;
}
