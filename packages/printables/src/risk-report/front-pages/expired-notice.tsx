import { expiredSentence } from "../../document/text/expired-sentence";
import type { RiskReportData } from "../risk-report-data";

/** The notice on the cover and above the signatures of a report whose plan has expired. */
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
