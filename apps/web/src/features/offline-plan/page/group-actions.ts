import type { OfflineTeam } from "@holdfast/contract/offline-plan/offline-plan";

type Action = OfflineTeam["actions"][number];
/** A team as a device has stored it: an earlier version stored no groups. */
type StoredTeam = Pick<OfflineTeam, "tables"> & {
  readonly actions: readonly (Omit<Action, "group"> & { readonly group?: Action["group"] })[];
};
type Group = { readonly heading: string; readonly actions: { readonly text: string }[] };
type Topic = {
  readonly topic: string;
  readonly dueHours: number | null;
  readonly tables: NonNullable<OfflineTeam["tables"]>;
  /** The actions under each heading, in the order of the plan. */
  readonly groups: Group[];
};

/** Returns a team's actions by topic and by the heading above them, so that no two branches are in one list. Pure. */
export function groupActions({ actions, tables = [] }: StoredTeam): readonly Topic[] {
  const topics: Topic[] = [];
  let last: Topic | undefined;
  let group: Group | undefined;
  for (const action of actions) {
    const { topic, dueHours } = action;
    const heading = action.group?.heading ?? "";
    if (last?.topic !== topic) {
      last = { topic, dueHours, tables: tables.filter((one) => one.topic === topic), groups: [] };
      group = undefined;
      topics.push(last);
    }
    if (group?.heading !== heading) {
      group = { heading, actions: [] };
      last.groups.push(group);
    }
    group.actions.push(action);
  }
  return topics;
}
