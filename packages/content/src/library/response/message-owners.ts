import rows from "../../data/response/who_tells_whom.json";

/** Who tells an audience of an incident: one owner for each, so that no call is made twice or left out. */
export type MessageOwner = {
  readonly order: number;
  readonly audience: string;
  readonly audienceName: string;
  readonly owner: string;
  readonly deputy: string;
  readonly when: string;
  readonly targetMinutes: number;
  readonly channel: string;
  readonly message: string;
  readonly neverSay: string;
};

/** Sorted by the order in which the audiences are notified. */
export const MESSAGE_OWNERS: readonly MessageOwner[] = rows;
