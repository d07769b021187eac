type Grouped = {
  readonly topic: string;
  /** Absent in a plan that an earlier version has stored; null for an action that was added in an incident. */
  readonly group?: { readonly heading: string } | null;
};
type Group<Action> = { readonly heading: string; readonly actions: Action[] };
type Topic<Action> = { readonly topic: string; readonly groups: Group<Action>[] };

/** Returns actions by topic and by the heading above them, so that no two branches are in one list. Pure. */
export function groupActions<Action extends Grouped>(
  actions: readonly Action[],
): readonly Topic<Action>[] {
  const topics: Topic<Action>[] = [];
  let last: Topic<Action> | undefined;
  let group: Group<Action> | undefined;
  for (const action of actions) {
    const heading = action.group?.heading ?? "";
    if (last?.topic !== action.topic) {
      last = { topic: action.topic, groups: [] };
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
