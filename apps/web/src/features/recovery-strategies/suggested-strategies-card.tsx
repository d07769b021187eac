import { otherUnitsText, SuggestionsCard, unitsOfSet } from "../industries/public";
import type { LocationChoice } from "./location-choice-rules";
import type { StrategyFields, StrategyRow } from "./strategy-rows-rules";

type SuggestedStrategiesCardProps = {
  readonly rows: readonly StrategyRow[];
  readonly choices: readonly LocationChoice[];
  /** Fills in these rows; the person completes and saves them. */
  readonly onUse: (fields: ReadonlyMap<string, Partial<StrategyFields>>) => void;
};

type SuggestedStrategy = {
  readonly name: string;
  readonly note: string;
  readonly departmentId: string;
  readonly fields: Partial<StrategyFields>;
};

/** The suggested recovery strategies for business units without one. */
export const SuggestedStrategiesCard = (props: SuggestedStrategiesCardProps) => {
  const { rows, choices, onUse } = props;
  const use = (suggested: readonly SuggestedStrategy[], isProposed: boolean) => {
    const fields = new Map<string, Partial<StrategyFields>>();
    // Of several suggestions for a unit, the first is the usual one.
    for (const suggestion of suggested)
      if (!fields.has(suggestion.departmentId))
        fields.set(suggestion.departmentId, { ...suggestion.fields, isProposed });
    onUse(fields);
  };
  const open = rows.filter(({ locationId, comments }) => locationId === null && comments === "");
  return (
    <SuggestionsCard
      kind="recovery-strategy"
      noun="recovery strategy"
      verb="Use"
      missing={({ recoveryStrategies }) =>
        unitsOfSet(recoveryStrategies, open).flatMap(({ row, unit }): SuggestedStrategy[] => {
          // A type without a choice needs a recovery site or a second location, and there is none.
          const choice = choices.find(
            ({ recoveryStrategyTypeId }) => recoveryStrategyTypeId === row.recoveryStrategyTypeId,
          );
          return choice
            ? [
                {
                  name: `${unit.name}: ${choice.name}`,
                  note: choice.requiresAddress
                    ? `${row.reason} You can enter the address later.`
                    : row.reason,
                  departmentId: unit.departmentId,
                  fields: { locationId: choice.id, comments: row.comments },
                },
              ]
            : [];
        })
      }
      noneText={(set) => otherUnitsText(set, rows)}
      onAdd={(strategy) => use([strategy], false)}
      onAddAll={(all) => use(all, true)}
    />
  );
};
