import pages from "../../data/response/scenario_pages.json";

/** What to do in one kind of event, on one page of the plan. */
export type ScenarioPage = {
  readonly scenarioId: string;
  /** The word before the numbers of its actions, such as 'Power'. */
  readonly series: string;
  readonly title: string;
  readonly signs: readonly string[];
  readonly first10Minutes: readonly string[];
  readonly firstHour: readonly string[];
  readonly firstDay: readonly string[];
  readonly decide: readonly { readonly question: string; readonly decidedBy: string }[];
  readonly dontDo: readonly string[];
  /** What a business should know before the event; `fact` names where the plan may have it. */
  readonly facts: readonly { readonly fact: string; readonly label: string }[];
  readonly checkedOn: string;
  readonly sources: readonly string[];
};

/** In the order in which they are printed. */
export const SCENARIO_PAGES: readonly ScenarioPage[] = pages;
