import type { Can } from "@holdfast/contract/platform/list-page";

/*
 * The API decides permissions and returns them as `can` with each organisation, plan and row. Screens only read them.
 */

/**
 * Whether the server allows `action` on `subject`. False until the subject is loaded.
 * @example can(organisation, "change")
 */
export const can = (
  subject: { readonly can: Can } | null | undefined,
  action: keyof Can,
): boolean => subject?.can[action] === true;
