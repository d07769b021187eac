import { expiredSentence } from "../document/expired-sentence";
import type { RiskReportData } from "./risk-report-data";

/** Says on the cover and above the signatures that the plan has expired, so that nobody signs without knowing. */
export function ExpiredNotice({ data }: { readonly data: RiskReportData }) {
  return (
    <div className="hf-status">
      <p>
        <strong>EXPIRED.</strong> {expiredSentence(data)} Its risks can’t be updated until it is
        renewed.
      </p>
    </div>
  );
}
