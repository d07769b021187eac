import roles from "../../data/response/role_cards.json";

/** What one person does in any event. */
export type RoleCardTemplate = {
  readonly roleId: string;
  readonly title: string;
  readonly mission: string;
  readonly reportsTo: string;
  readonly first10Minutes: readonly string[];
  readonly firstHour: readonly string[];
  readonly firstDay: readonly string[];
  readonly handOver: string;
  /** The role that takes it over, by the number of people who are there. */
  readonly mergesInto: Readonly<Record<string, string | undefined>>;
  readonly whenMerged: string;
};

/** In the order in which they are given out. */
export const ROLE_CARDS: readonly RoleCardTemplate[] = roles;
