import { plainTextOf } from "@holdfast/content/plan-text/text-filling";
import { SCENARIO_PAGES } from "@holdfast/content/library/response/scenario-pages";
import { DocumentTable, type DocumentColumn } from "../../document/document-table";
import { FilledTextView } from "../../document/text/recorded-text";
import { AppendixHead } from "../appendices/appendix-head";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";
import { scenarioFact, scenarioTextValues } from "./scenario-facts";
import { ScenarioPageView } from "./scenario-page-view";

const FACT_COLUMNS: readonly DocumentColumn[] = [
  { head: "Fact", width: 34 },
  { head: "Recorded, or write it here", width: 66 },
];

/** One page for each kind of event, and the facts to know before it. */
export function ScenariosAppendix({ data }: { readonly data: ContinuityPlanData }) {
  const values = scenarioTextValues(data);
  return (
    <>
      <section className="hf-sheet hf-appendix hf-day">
        <AppendixHead entry={APPENDICES.scenarios} />
        <p className="hf-lead">
          One page for each event. Take its page, tick each action and report it by its number. Fill
          in the facts below before the day; those that are recorded are printed on the page too, as
          far as it has room.
        </p>
        <ul className="hf-scenario-index">
          {SCENARIO_PAGES.map(({ scenarioId, title }) => (
            <li key={scenarioId}>
              <a className="hf-contents-line" href={`#scenario-${scenarioId}`}>
                <span>{plainTextOf(title, values)}</span>
                <span className="hf-dots" aria-hidden="true" />
                <span className="hf-page-number" data-page-for={`scenario-${scenarioId}`} />
              </a>
            </li>
          ))}
        </ul>
        {SCENARIO_PAGES.map((page, at) => (
          <div key={page.scenarioId} data-fit="">
            <DocumentTable
              caption={plainTextOf(page.title, values)}
              columns={FACT_COLUMNS}
              rows={page.facts.map(({ fact, label }) => [
                label,
                <FilledTextView key="fact" text={scenarioFact(fact, data)} />,
              ])}
              // The end of a table would be alone on a page.
              isWhole={at === SCENARIO_PAGES.length - 1}
            />
          </div>
        ))}
      </section>
      {SCENARIO_PAGES.map((page) => (
        <ScenarioPageView key={page.scenarioId} page={page} data={data} values={values} />
      ))}
    </>
  );
}
