import * as z from "zod/mini";
import { id, instant, LIMITS, optionalText } from "../platform/field-rules";

/** Who leads the incident now, and who writes its log. A role gives no rights. */
export const INCIDENT_ROLES = ["lead", "scribe"] as const;
export type IncidentRoleName = (typeof INCIDENT_ROLES)[number];

export const IncidentRole = z.object({
  role: z.enum(INCIDENT_ROLES),
  name: z.string(),
  /** Null for a person who is not in an activated team. */
  responderId: z.nullable(id()),
  since: instant(),
});
export type IncidentRole = z.infer<typeof IncidentRole>;

const note = () => optionalText(LIMITS.line);

export const RoleInput = z.strictObject({
  role: z.enum(INCIDENT_ROLES, "Please select the role."),
  /** A person of an activated team; without it, the person who calls. */
  responderId: z.nullish(id()),
  note: note(),
});

export const AssignmentInput = z.strictObject({
  /** A person of an activated team; null for no one in particular. */
  responderId: z.nullable(id()),
  note: note(),
});
