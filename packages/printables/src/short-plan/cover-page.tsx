import type { CardFact } from "@holdfast/contract/plan-content/card-text";
import type { ReactNode } from "react";
import {
  planStatus,
  proposedText,
  shownVersion,
  WITHOUT_SIGNATURES,
} from "../continuity-plan/plan-status";
import { dateText } from "../document/text/date-text";
import { FilledTextView, RecordedText } from "../document/text/recorded-text";
import { FactRows } from "../event-cards/fact-rows";
import { type ShortPlanData, statusFactsOf } from "./short-plan-data";

interface CoverPageProps {
  readonly data: ShortPlanData;
  /** The meeting point, then whom to call. */
  readonly facts: readonly CardFact[];
  /** What is in the plan. */
  readonly children: ReactNode;
}

/** The numbers that matter, the meeting point, and how far this copy can be relied on. */
export function CoverPage({ data, facts, children }: CoverPageProps) {
  const { content, dateIssued } = data;
  const { organisation, location, plan } = content;
  const [meetingPoint, ...calls] = facts;
  return (
    <section className="hf-sheet hf-short-page hf-short-cover" data-fit="hf-short-page--dense">
      <p className="hf-short-kind">Business continuity: the short plan, for the day</p>
      <h2 id="short-cover">
        <RecordedText text={organisation.name} />
      </h2>
      <p>
        <RecordedText
          text={[plan.name, location.name]
            .filter((name, at, all) => all.indexOf(name) === at)
            .join(", ")}
        />
        . Printed on {dateText(dateIssued)}
      </p>
      <div className="hf-short-meet">
        <FactRows facts={meetingPoint ? [meetingPoint] : []} />
      </div>
      <FactRows facts={calls} />
      <CoverStatus data={data} />
      {children}
    </section>
  );
}

function CoverStatus({ data }: { readonly data: ShortPlanData }) {
  const facts = statusFactsOf(data);
  const { word, sentence, missing } = planStatus(facts, WITHOUT_SIGNATURES);
  const proposed = proposedText(facts);
  const isFinal = shownVersion(facts) !== undefined && missing.length === 0 && proposed === "";
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
