import strategies from "../../data/risks/mitigation_strategies.json";

/** What a business decides to do about a risk; a risk may have several. */
export type MitigationStrategy = {
  readonly mitigationStrategyId: number;
  readonly name: string;
  readonly description: string;
};

export const MITIGATION_STRATEGIES: readonly MitigationStrategy[] = strategies;

const byId = new Map(
  MITIGATION_STRATEGIES.map((strategy) => [strategy.mitigationStrategyId, strategy]),
);

/** Returns the strategy with that id; undefined if there is none. */
export const mitigationStrategyById = (
  mitigationStrategyId: number,
): MitigationStrategy | undefined => byId.get(mitigationStrategyId);
