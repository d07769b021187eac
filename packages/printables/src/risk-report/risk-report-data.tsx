import type { RiskReportDocument } from "@holdfast/contract/printing/risk-report-document";

type WithReadOnlyLists<Data> = {
  readonly [Field in keyof Data]: Data[Field] extends (infer Row)[] ? readonly Row[] : Data[Field];
};

/** Everything the Risk & Insurance Report shows, already read and authorised: its components fetch nothing. */
export type RiskReportData = WithReadOnlyLists<RiskReportDocument>;

/** The plan's currency as printed in a report. */
export type ReportCurrency = RiskReportData["currency"];
