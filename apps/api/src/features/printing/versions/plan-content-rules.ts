import { createHash } from "node:crypto";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";

/** What a plan says: the printed document without dates, its subscription and what is known of its versions. */
export type PlanContent = Omit<PlanDocument, "control" | "dateIssued" | "plan"> & {
  readonly plan: Omit<PlanDocument["plan"], "expiryDate" | "isExpired" | "openParts" | "proposed">;
};

/** Returns what an approval freezes, and what a later document is compared with. */
export function contentOf(
  document: Omit<PlanDocument, "control"> & Partial<Pick<PlanDocument, "control">>,
): PlanContent {
  const { dateIssued: _issued, control: _control, plan, ...content } = document;
  const {
    expiryDate: _expiry,
    isExpired: _expired,
    openParts: _open,
    proposed: _counted,
    ...frozen
  } = plan;
  return { ...content, plan: frozen };
}

/** Changes with each contact check, and nothing that was approved with it. */
const UNCOMPARED = "confirmedOn";

/**
 * Returns the SHA-256 of the content. Empty values are left out, so that a field which a release of the software adds
 * changes no plan that does not use it.
 */
export const hashOf = (content: PlanContent): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(content)))
    .digest("base64url");

/** Returns the content without its teams, which an expired plan does not return. */
export const withoutTeams = (content: PlanContent): PlanContent => ({ ...content, teams: [] });

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== "object") return value;
  return Object.entries(value)
    .filter(([key, inner]) => key !== UNCOMPARED && !isEmpty(inner))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)] as const)
    .filter(([, inner]) => !isEmpty(inner));
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);
