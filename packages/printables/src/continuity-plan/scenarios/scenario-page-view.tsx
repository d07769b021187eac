import { plainTextOf, type TextValues } from "@holdfast/content/plan-text/text-filling";
import { withoutFullStop } from "@holdfast/content/plan-text/filled-text";
import type { ScenarioPage } from "@holdfast/content/library/response/scenario-pages";
import { restAttributes } from "../../document/document-table";
import { FilledTextView } from "../../document/text/recorded-text";
import { RichText } from "../../document/text/rich-text";
import { withoutMissing } from "../../document/text/without-missing";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";
import { scenarioFact } from "./scenario-facts";

/** The facts that stay as long as their texts can be shortened instead. */
const KEPT = 4;

interface ScenarioPageViewProps {
  readonly page: ScenarioPage;
  readonly data: ContinuityPlanData;
  readonly values: TextValues;
}

/** What to do in one kind of event: signs, actions by time, decisions, and the facts that are recorded. */
export function ScenarioPageView({ page, data, values }: ScenarioPageViewProps) {
  const actions = (items: readonly string[]) => withoutMissing(items, values);
  const [first, second, third] = [
    actions(page.first10Minutes),
    actions(page.firstHour),
    actions(page.firstDay),
  ];
  const facts = page.facts
    .map(({ fact, label }) => ({ label, text: scenarioFact(fact, data) }))
    .filter(({ text }) => text.length > 0);
  const after = first.length + second.length;
  return (
    <section id={`scenario-${page.scenarioId}`} className="hf-sheet hf-day hf-scenario" data-fit="">
      <h3>{plainTextOf(page.title, values)}</h3>
      <p className="hf-scenario-signs">
        <strong>Signs: </strong>
        <RichText text={page.signs.join(" ")} values={values} />
      </p>
      <Steps title="First 10 minutes" page={page} from={1} items={first} values={values} />
      <Steps
        title="First hour"
        page={page}
        from={first.length + 1}
        items={second}
        values={values}
      />
      <Steps title="First day" page={page} from={after + 1} items={third} values={values} />
      <h4>Decide</h4>
      <ul className="hf-scenario-list">
        {page.decide.map(({ question, decidedBy }) => (
          <li key={question}>
            <RichText text={`${question} **${decidedBy}**`} values={values} />
          </li>
        ))}
      </ul>
      <h4>Never</h4>
      <ul className="hf-scenario-list">
        {page.dontDo.map((item) => (
          <li key={item}>
            <RichText text={item} values={values} />
          </li>
        ))}
      </ul>
      {facts.length === 0 ? null : (
        <p className="hf-scenario-facts">
          <strong>Numbers and places. </strong>
          <span
            {...restAttributes({
              preposition: "on",
              where: `the first pages of ${APPENDICES.scenarios.number}`,
              keep: KEPT,
            })}
          >
            {facts.map(({ label, text }, at) => (
              <span key={label}>
                {at === 0 ? "" : "; "}
                {`${label}: `}
                <strong>
                  <FilledTextView text={withoutFullStop(text)} />
                </strong>
              </span>
            ))}
          </span>
          .<span data-note="rest" hidden />
        </p>
      )}
    </section>
  );
}

interface StepsProps {
  readonly title: string;
  readonly page: ScenarioPage;
  readonly from: number;
  readonly items: readonly string[];
  readonly values: TextValues;
}

/** Actions with a box to tick, numbered through the page: 'Power 4 is done'. */
function Steps({ title, page, from, items, values }: StepsProps) {
  return (
    <>
      <h4 className="hf-scenario-time">{title}</h4>
      <ol className="hf-scenario-steps">
        {items.map((item, at) => (
          <li key={item}>
            <span className="hf-tick" aria-hidden="true" />
            <span>
              <strong className="hf-action-number">{`${page.series}\u00a0${from + at}`}</strong>{" "}
              <RichText text={item} values={values} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
