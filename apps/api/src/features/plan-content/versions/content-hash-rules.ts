import { createHash } from "node:crypto";
import type { ApprovedContent, PlanContent } from "@holdfast/contract/plan-content/plan-content";

/**
 * Returns what an approval freezes, and what the plan is compared with later. An exercise changes no plan, so when one
 * was held is no part of it. Pure.
 */
export const approvedPartOf = ({
  state: _state,
  events: _events,
  lastHeld: _lastHeld,
  ...content
}: PlanContent): ApprovedContent => content;

/** Changes with each contact check, and nothing that was approved with it. */
const UNCOMPARED = "confirmedOn";

/**
 * Returns the SHA-256 of the content. Empty values are left out, so that a field which a release of the software adds
 * changes no plan that does not use it.
 */
export const hashOf = (content: ApprovedContent): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(content)))
    .digest("base64url");

/** Returns the content without its teams, which an expired plan does not return. */
export const withoutTeams = (content: ApprovedContent): ApprovedContent => ({
  ...content,
  teams: [],
});

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== "object") return value;
  return Object.entries(value)
    .filter(([key, field]) => key !== UNCOMPARED && !isEmpty(field))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => [key, canonical(field)] as const)
    .filter(([, field]) => !isEmpty(field));
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
