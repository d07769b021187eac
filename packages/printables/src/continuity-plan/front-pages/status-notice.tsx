import { FilledTextView } from "../../document/text/recorded-text";
import type { ContinuityPlanData } from "../plan-data";
import { planStatus, proposedText, shownVersion, withheldSentence } from "../plan-status";

/** What is wrong with this copy, and what is missing; on the cover and on 'Document control'. */
export function StatusNotice({ data }: { readonly data: ContinuityPlanData }) {
  const { word, sentence, missing } = planStatus(data);
  const proposed = proposedText(data);
  const isFinal = shownVersion(data) !== undefined && missing.length === 0 && proposed === "";
  return (
    <div className={isFinal ? "hf-status hf-status--approved" : "hf-status"}>
      <p>
        <strong>{word}.</strong> <FilledTextView text={sentence} />
      </p>
      {missing.length === 0 ? null : <p>Missing: {missing.join("; ")}.</p>}
      {proposed === "" ? null : <p>{proposed}</p>}
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
