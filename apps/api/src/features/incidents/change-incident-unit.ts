import type { IncidentUnit, UnitStatus } from "@holdfast/contract/incidents/incident";
import { changeIncidentUnit as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import { clocksAfter } from "@holdfast/contract/incidents/incident-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { applyChange } from "./log/apply-change";
import { keyOf } from "./find-incident";
import { readUnit, unitChangedAt, updateUnit } from "./units-store";

const IN_WORDS: Readonly<Record<UnitStatus, string>> = {
  running: "running",
  down: "down",
  "partly-restored": "partly restored",
  restored: "restored",
};

export const changeIncidentUnit = route(endpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    const unit = await readUnit(tx, key, params.unitId);
    if (!unit) throw new ProblemError(NOT_FOUND);
    const { status = unit.status, site: input, ...device } = body;
    const site = input === undefined ? unit.site : (input ?? "");
    await applyChange(tx, services, scope, key, device, {
      kind: "unit",
      text: `${unit.name}: ${IN_WORDS[status]}${site ? `, works at ${site}` : ""}.`,
      lastChangedAt: await unitChangedAt(tx, key, unit.unitId),
      apply: async (at) => {
        if (status === unit.status && site === unit.site) return false;
        const state = { status, site, ...clocksOf(unit, status, at), changedAt: at };
        await updateUnit(tx, key, unit.unitId, state);
        return true;
      },
    });
    return (await readUnit(tx, key, unit.unitId)) ?? unit;
  }),
);

function clocksOf(unit: IncidentUnit, status: UnitStatus, at: Date) {
  const { downSince, restoredAt } = clocksAfter(unit, status, at.toISOString());
  return {
    downSince: downSince === null ? null : new Date(downSince),
    restoredAt: restoredAt === null ? null : new Date(restoredAt),
  };
}
