import type { UnitStatus } from "@holdfast/contract/incidents/incident";
import { changeIncidentUnit as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import { UNIT_TIME_WRONG } from "@holdfast/contract/incidents/errors";
import { clocksAfter, isUnitTime } from "@holdfast/contract/incidents/incident-rules";
import { spanText } from "@holdfast/contract/incidents/incident-words-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { applyChange } from "./log/apply-change";
import { deviceTime, incidentOf, keyOf } from "./find-incident";
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
    const { status = unit.status, site: input, since, ...device } = body;
    const site = input === undefined ? unit.site : (input ?? "");
    const now = services.clock.now();
    const incident = await incidentOf(tx, key);
    const at = device.deviceAt === undefined ? now : deviceTime(device.deviceAt, incident, now);
    const { downSince, restoredAt } = clocksAfter(unit, status, at.toISOString(), since);
    if (since !== undefined) {
      const isReversed = downSince !== null && restoredAt !== null && restoredAt < downSince;
      if (isReversed || !isUnitTime(since, incident.declaredAt, now))
        throw new ProblemError(UNIT_TIME_WRONG);
    }
    const words = [
      `${IN_WORDS[status]}${since === undefined ? "" : ageText(since, at)}`,
      ...(site ? [`works at ${site}`] : []),
    ];
    await applyChange(tx, services, scope, key, device, {
      kind: "unit",
      text: `${unit.name}: ${words.join(", ")}.`,
      lastChangedAt: await unitChangedAt(tx, key, unit.unitId),
      apply: async (changedAt) => {
        const isSame = status === unit.status && site === unit.site;
        const clocks = { downSince: dateOf(downSince), restoredAt: dateOf(restoredAt) };
        // Also without a change: an earlier one that arrives later does not count.
        await updateUnit(tx, key, unit.unitId, { status, site, ...clocks, changedAt });
        return !(isSame && downSince === unit.downSince && restoredAt === unit.restoredAt);
      },
    });
    return (await readUnit(tx, key, unit.unitId)) ?? unit;
  }),
);

/** Returns since when, without a time of day, because readers are in several time zones. Pure. */
const ageText = (since: string, at: Date) =>
  ` since ${spanText(at.getTime() - Date.parse(since))} before this entry`;

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));
