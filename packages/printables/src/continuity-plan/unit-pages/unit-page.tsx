import type { ReactNode } from "react";
import { recorded } from "@holdfast/content/plan-text/filled-text";
import { unitPage } from "@holdfast/content/plan-template/unit-page";
import { TextBlockView } from "../../document/text-block";
import { RecordedText } from "../../document/text/recorded-text";
import { ShortNote } from "../front-pages/short-note";
import { FactLines } from "./fact-lines";
import { unitFactLines } from "./unit-fact-lines";
import type { UnitFacts } from "./unit-facts";
import { UnitTables } from "./unit-tables";

interface UnitPageProps {
  readonly unit: UnitFacts;
  readonly isExpired: boolean;
  /** Above its title, such as that of the appendix which begins with it. */
  readonly above: ReactNode;
}

/** One business unit on one page; what is not recorded is a line to write on. */
export function UnitPage({ unit, isExpired, above }: UnitPageProps) {
  const steps = unit.procedure.firstSteps;
  return (
    <section className="hf-sheet hf-appendix hf-day" data-fit="">
      {above}
      <h3 id={unit.anchor}>
        <span className="hf-topic-number">{unit.idLabel} </span>
        <RecordedText text={unit.name} isProposed={unit.isNameMarked} />
      </h3>
      <dl className="hf-day-times">
        <Time label="Back within (RTO)" value={unit.rto} />
        <Time label="Data lost at most (RPO)" value={unit.rpo} />
        <Time label="Longest for the plan (MTPD)" value={unit.mtpd} />
      </dl>
      <FactLines facts={unitFactLines(unit, isExpired)} />
      <ShortNote />
      <TextBlockView
        block={{ kind: "actions", caption: unitPage.caption, items: stepsOf(steps) }}
        values={{
          plan: "",
          unit: recorded(unit.name),
          site: unit.place === undefined ? "the place it names" : "the place named above",
          step1: steps[0] ?? "",
          step2: steps[1] ?? "",
          step3: steps[2] ?? "",
          step4: steps[3] ?? "",
          step5: steps[4] ?? "",
          within: unit.hasRto ? unit.rto : "its recovery time",
        }}
        series={unit.idLabel}
        areShortened={steps.length > 0}
      />
      <UnitTables unit={unit} />
    </section>
  );
}

/** The unit's own steps, filled in as they were typed; without any, those of every unit. */
const stepsOf = (steps: readonly string[]): readonly string[] =>
  steps.length === 0 ? unitPage.steps : steps.map((_, at) => `{step${at + 1}}`);

function Time({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value || "\u00a0"}</dd>
    </div>
  );
}
