import { CRITICAL_PERIOD_PRESETS } from "@holdfast/content/library/impact/critical-period-presets";
import { listCriticalPeriods as endpoint } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { listRoute } from "../../../platform/http/list-route";
import { usedCriticalPeriods } from "./strategic-bias-store";

const PRESET_NAMES = new Set(CRITICAL_PERIOD_PRESETS.map(({ name }) => name.toLowerCase()));

export const listCriticalPeriods = listRoute(
  endpoint,
  async ({ scope }, { database }, { limit, offset }) => {
    const own = new Map<string, string>();
    for (const name of await usedCriticalPeriods(database.query, scope))
      if (!PRESET_NAMES.has(name.toLowerCase())) own.set(name.toLowerCase(), name);
    const all = [
      ...CRITICAL_PERIOD_PRESETS.map(({ criticalPeriodId, name }) => ({ criticalPeriodId, name })),
      ...[...own.values()].map((name) => ({ criticalPeriodId: null, name })),
    ];
    return all.slice(offset, offset + limit);
  },
);
