import type { Can } from "@holdfast/contract/platform/list-answer";

/*
 * Who may do what is decided on the API floor; its answers come along with an organisation, a plan or a row
 * as `can`. A screen only asks.
 */

/**
 * Whether the server says that `action` may be done to `subject`. What it has not answered yet, may not.
 * @example can(organisation, "change")
 */
export const can = (
  subject: { readonly can: Can } | null | undefined,
  action: keyof Can,
): boolean => subject?.can[action] === true;
