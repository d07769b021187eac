/** What a statement begins with, so that no other text that the installation signs can be taken for one. */
export const LOST_ACCESS = "holdfast lost access";

/**
 * The fields of a statement that a person has lost access to a plan: a JSON list of them in this order. `lostAt`
 * (ISO 8601) is when they lost it: a server that was restored from a backup may not know that they have regained it.
 */
export type LostAccessStatement = readonly [
  kind: typeof LOST_ACCESS,
  installationId: string,
  planId: string,
  userId: string,
  lostAt: string,
];
