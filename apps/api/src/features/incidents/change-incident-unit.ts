import type { IncidentUnit, UnitStatus } from "@holdfast/contract/incidents/incident";
import { changeIncidentUnit as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { keyOf, openIncidentOf } from "./find-incident";
import { readUnit, updateUnit } from "./units-store";
import { writeLog } from "./record-entry";

const IN_WORDS: Readonly<Record<UnitStatus, string>> = {
  running: "running",
  down: "down",
  "partly-restored": "partly restored",
  restored: "restored",
};

export const changeIncidentUnit = route(endpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    await openIncidentOf(tx, key);
    const unit = await readUnit(tx, key, params.unitId);
    if (!unit) throw new ProblemError(NOT_FOUND);
    const status = body.status ?? unit.status;
    const site = body.site === undefined ? unit.site : (body.site ?? "");
    if (status !== unit.status || site !== unit.site) {
      await updateUnit(tx, key, unit.unitId, {
        status,
        site,
        ...clocksOf(unit, status, services.clock.now()),
      });
      await writeLog(tx, services, scope, key, {
        kind: "unit",
        text: `${unit.name}: ${IN_WORDS[status]}${site ? `, works at ${site}` : ""}.`,
      });
    }
    const changed = await readUnit(tx, key, unit.unitId);
    if (!changed) throw new ProblemError(NOT_FOUND);
    return changed;
  }),
);

/** The time limits run from the first moment a unit is down until it is restored. They continue if it goes down again. */
function clocksOf(unit: IncidentUnit, status: UnitStatus, now: Date) {
  const since = unit.downSince === null ? null : new Date(unit.downSince);
  if (status === "running") return { downSince: null, restoredAt: null };
  if (status !== "restored") return { downSince: since ?? now, restoredAt: null };
  return { downSince: since, restoredAt: unit.restoredAt ? new Date(unit.restoredAt) : now };
}
