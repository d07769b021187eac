/**
 * Reads of another feature's table that cannot go through its public.ts without a cycle of features: an organisation
 * lists what it contains in one statement (decision 016), and what it contains builds on the organisation. Add a line
 * only for a read of that kind.
 */
export const ALLOWED_READS: readonly {
  /** The file. */
  readonly reader: string;
  readonly table: string;
  readonly reason: string;
}[] = [
  {
    reader: "apps/api/src/features/organisations/organisations-store.ts",
    table: "plans",
    reason: "The list of organisations names the plans of each, for 'Go' and 'Renew'.",
  },
  {
    reader: "apps/api/src/features/organisations/locations/branches-store.ts",
    table: "departments",
    reason: "The list of locations names the business units of each.",
  },
];
