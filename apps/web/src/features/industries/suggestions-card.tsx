import type { PlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import { readPlanSuggestions } from "@holdfast/contract/industries/plan-suggestion-endpoints";
import { useRead } from "../../platform/api/use-endpoint";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { useOrganisation } from "../workspace/public";
import { SuggestionList } from "./suggestion-list";
import type { Suggestion, SuggestionListProps } from "./suggestion-list";

type SuggestionsCardProps<Suggested extends Suggestion> = Pick<
  SuggestionListProps<Suggested>,
  "kind" | "noun" | "onAdd" | "onAddAll" | "verb"
> & {
  /** Returns the suggestions that the list does not contain yet. */
  readonly missing: (set: PlanSuggestions) => readonly Suggested[];
  /** Said of a list that has nothing left to suggest. */
  readonly noneText?: (set: PlanSuggestions) => string;
  /** What these suggestions assume, besides the size of the business. */
  readonly basis?: (set: PlanSuggestions) => string;
};

/** Which business the suggestions were written for. */
const basisOf = ({ name, isBorrowed, people }: PlanSuggestions) =>
  isBorrowed
    ? `There are no suggestions for your industry yet. These are from a similar business: ${name}, ${people.from} to ${people.to} people. Choose only what fits.`
    : `These suggestions are for a business of ${people.from} to ${people.to} people: ${name}.`;

/**
 * The suggestions for the organisation's industry; each is added only when it is accepted. Those of another kind of
 * business can't be added all at once: they have to be read.
 */
export const SuggestionsCard = <Suggested extends Suggestion>(
  props: SuggestionsCardProps<Suggested>,
) => {
  const { missing, basis, noneText, onAddAll, ...list } = props;
  const { industryCode: code, industryName, legalName } = useOrganisation();
  const read = useRead(readPlanSuggestions, { params: { code }, query: { names: legalName } });
  return (
    <QueryBoundary queries={[read]} loading={<Skeleton lines={4} height={48} />}>
      {(set) => (
        <SuggestionList
          {...list}
          title={`Suggestions for ${industryName}`}
          basis={basis ? `${basisOf(set)} ${basis(set)}` : basisOf(set)}
          suggestions={missing(set)}
          noneText={noneText?.(set)}
          onAddAll={set.isBorrowed ? undefined : onAddAll}
        />
      )}
    </QueryBoundary>
  );
};
