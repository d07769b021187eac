import type { ContinuityPlanData } from "./plan-data";
import { planStatus, shownVersion, withheldSentence } from "./plan-status";

/** What is wrong with this copy, and what is missing; on the cover and on 'Document control'. */
export function StatusNotice({ data }: { readonly data: ContinuityPlanData }) {
  const { word, sentence, missing } = planStatus(data);
  const isApproved = shownVersion(data) !== undefined;
  return (
    <div
      className={isApproved && missing.length === 0 ? "hf-status hf-status--approved" : "hf-status"}
    >
      <p>
        <strong>{word}.</strong> {sentence}
      </p>
      {missing.length === 0 ? null : <p>Missing: {missing.join("; ")}.</p>}
    </div>
  );
}

/** In place of the teams of an expired plan. */
export function TeamsWithheld({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <div className="hf-status">
      <p>
        <strong>Teams not printed.</strong> {withheldSentence(data)}
      </p>
    </div>
  );
}
