import presets from "../../data/impact/critical_period_presets.json";

/** A time of the year in which a strategic area matters most, offered as a suggestion. */
export type CriticalPeriodPreset = {
  readonly criticalPeriodId: number;
  readonly name: string;
  readonly type: "always" | "month" | "recurring";
};

/** All year round, then the months, then recurring occasions. */
export const CRITICAL_PERIOD_PRESETS = presets as readonly CriticalPeriodPreset[];
