import { levelOf, teamsOfLevel } from "@holdfast/contract/incidents/incident-rules";
import type { OfflineIncident, OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import type { LocalIncident, OpenedPlan } from "../../../../platform/offline-plan/local-incidents";
import type { Declared } from "./send-local-incident";

const HOUR = 3_600_000;

/**
 * Returns an incident that was started on this device as an incident of the plan: with the actions of the teams of its
 * level and the units, under their ids in the plan. Pure.
 */
export function incidentOf(
  { teams, units = [] }: OfflinePlan,
  started: LocalIncident,
): OfflineIncident {
  const { incidentId, level, isExercise, whatHappened, startedAt } = started;
  const active = teamsOfLevel(levelOf(level));
  return {
    incidentId,
    level,
    isExercise,
    whatHappened,
    status: "active",
    place: "",
    declaredAt: startedAt,
    decisions: [],
    log: [],
    actions: teams
      .filter(({ teamTypeId }) => active.includes(teamTypeId))
      .flatMap(({ teamTypeId, actions }) =>
        actions.flatMap(({ actionId, topic, group, text, dueHours }) =>
          actionId === undefined
            ? []
            : [
                {
                  actionId,
                  teamTypeId,
                  topic,
                  group,
                  text,
                  dueAt: dueHours === null ? null : dueTime(startedAt, dueHours),
                  doneAt: null,
                  doneByName: null,
                },
              ],
        ),
      ),
    units: units.map(({ departmentId, ...unit }) => ({
      ...unit,
      unitId: departmentId,
      status: "running",
      downSince: null,
      restoredAt: null,
      site: "",
    })),
  };
}

const dueTime = (startedAt: string, hours: number) =>
  new Date(Date.parse(startedAt) + hours * HOUR).toISOString();

/** Returns a plan with the incidents that were started on this device, and the keys of their entries. Pure. */
export function withLocal({ local = [], ...plan }: OpenedPlan): OfflinePlan {
  const ids = new Set(local.map(({ incidentId }) => incidentId));
  const isOther = ({ incidentId }: { readonly incidentId: string }) => !ids.has(incidentId);
  return {
    ...plan,
    incidents: [
      ...local.map((started) => incidentOf(plan, started)),
      ...plan.incidents.filter(isOther),
    ],
    entryKeys: [
      ...local.map(({ incidentId, key }) => ({
        incidentId,
        keys: [key, ...keysOf(plan, incidentId)],
      })),
      ...plan.entryKeys.filter(isOther),
    ],
  };
}

/** The server has keys of its own for an incident that it has under the same id. */
const keysOf = ({ entryKeys }: OfflinePlan, id: string) =>
  entryKeys.flatMap(({ incidentId, keys }) => (incidentId === id ? keys : []));

/** Returns what became of an incident that was started here: it was declared, or joined one whose level holds. Pure. */
export function declaredText(own: LocalIncident, incident: Declared): string {
  if (incident.incidentId === own.incidentId)
    return `Your level ${own.level} incident was declared.`;
  const joined = `Your level ${own.level} incident joined the level ${incident.level} incident that was already active.`;
  if (incident.level === own.level) return joined;
  const higher =
    own.level > incident.level
      ? " If that is too low, raise it in Holdfast: more teams are alerted then."
      : "";
  return `${joined} Level ${incident.level} holds; the log has yours.${higher}`;
}
