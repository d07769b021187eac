import { cardFact } from "@holdfast/content/plan-text/card-facts";
import type { CardFact } from "@holdfast/contract/plan-content/card-text";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import type { ReactNode } from "react";
import {
  planStatus,
  proposedText,
  shownVersion,
  WITHOUT_SIGNATURES,
} from "../continuity-plan/plan-status";
import { dateText } from "../document/text/date-text";
import { FilledTextView, RecordedText } from "../document/text/recorded-text";
import { SINGLE_SHEET } from "./card-line";
import { FactRows } from "./fact-rows";
import { type ShortPlanData, statusFactsOf } from "./short-plan-data";

/** What is asked for first, in the order of the cover. A fire has the site's insurers and the team's leader. */
const COVER_FACTS = [
  "emergencyNumber",
  "siteAddress",
  "leader",
  "nextInLine",
  "insurerClaims",
  "broker",
  "electricityFaults",
];
const EVENT = "fire";

interface CoverPageProps {
  readonly data: ShortPlanData;
  /** What is in the plan. */
  readonly children: ReactNode;
}

/** The numbers that matter, the meeting point, and how far this copy can be relied on. */
export function CoverPage({ data, children }: CoverPageProps) {
  const { content, dateIssued } = data;
  const { organisation, location, plan } = content;
  const meetingPoint = factOf(content, "meetingPoint");
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
        <FactRows facts={[meetingPoint]} paper={SINGLE_SHEET} />
      </div>
      <FactRows facts={COVER_FACTS.map((fact) => factOf(content, fact))} paper={SINGLE_SHEET} />
      <CoverStatus data={data} />
      {children}
    </section>
  );
}

/** Returns a fact with its label, which has a line to write on if nothing is recorded. */
const factOf = (content: PlanContent, fact: string): CardFact =>
  cardFact(fact, content, EVENT) ?? {
    fact,
    label: LABELS_WITHOUT_FACT[fact] ?? fact,
    lines: [[{ toFillIn: fact }]],
  };

/** Of facts that cards leave out if they are not recorded. */
const LABELS_WITHOUT_FACT: Readonly<Record<string, string | undefined>> = { broker: "Broker" };

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
