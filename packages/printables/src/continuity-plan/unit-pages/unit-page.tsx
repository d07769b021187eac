import { unitPage } from "@holdfast/content/plan-template/unit-page";
import { TextBlockView } from "../../document/text-block";
import { rowHeight } from "../../document/rows-within";
import { FactLines, factsHeight } from "./fact-lines";
import { unitFactLines } from "./unit-fact-lines";
import type { UnitFacts } from "./unit-facts";
import { UnitTables } from "./unit-tables";

interface UnitPageProps {
  readonly unit: UnitFacts;
  readonly isExpired: boolean;
}

/** A longer name is not repeated in the steps, which have two lines each. */
const STEP_LETTERS = 30;

/** Millimetres of the page below its title and times, and of the steps of every unit. */
const ROOM_BELOW_TIMES = 217;
const GENERAL_STEPS = 61;
/** The share of the page's width of a step. */
const STEP_WIDTH = 71;

/** One business unit on one page; what is not recorded is a line to write on. */
export function UnitPage({ unit, isExpired }: UnitPageProps) {
  const facts = unitFactLines(unit, isExpired);
  return (
    <section id={unit.anchor} className="hf-sheet hf-appendix hf-day">
      <h3>
        {unit.idLabel === "" ? null : <span className="hf-topic-number">{unit.idLabel} </span>}
        {unit.name || "Business unit: ____________________"}
      </h3>
      <dl className="hf-day-times">
        <Time label="Back within (RTO)" value={unit.rto} />
        <Time label="Data lost at most (RPO)" value={unit.rpo} />
        <Time label="Longest for the plan (MTPD)" value={unit.mtpd} />
      </dl>
      <FactLines facts={facts} />
      <TextBlockView
        block={{ kind: "actions", caption: unitPage.caption, items: stepsOf(unit) }}
        values={{
          plan: "",
          unit: unit.name.length > STEP_LETTERS ? "the unit" : unit.name || "the unit",
          site: unit.place === undefined ? "the place it names" : "the place named above",
          step1: unit.procedure.firstSteps[0] ?? "",
          step2: unit.procedure.firstSteps[1] ?? "",
          step3: unit.procedure.firstSteps[2] ?? "",
          step4: unit.procedure.firstSteps[3] ?? "",
          step5: unit.procedure.firstSteps[4] ?? "",
          within: unit.hasRto ? unit.rto : "its recovery time",
        }}
        series={unit.idLabel}
      />
      <UnitTables unit={unit} room={ROOM_BELOW_TIMES - stepsHeight(unit) - factsHeight(facts)} />
    </section>
  );
}

/** The unit's own steps, filled in as they were typed; without any, those of every unit. */
const stepsOf = ({ procedure: { firstSteps } }: UnitFacts): readonly string[] =>
  firstSteps.length === 0 ? unitPage.steps : firstSteps.map((_, at) => `{step${at + 1}}`);

/** Estimates the height of the steps, in millimetres. */
const stepsHeight = ({ procedure: { firstSteps } }: UnitFacts): number =>
  firstSteps.length === 0
    ? GENERAL_STEPS
    : firstSteps.reduce((sum, step) => sum + rowHeight([[step, STEP_WIDTH]]), 0);

function Time({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value || "\u00a0"}</dd>
    </div>
  );
}
