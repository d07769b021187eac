import type { Incident } from "./incident";
import type { IncidentRole } from "./incident-role";

/** Returns who leads an incident: until the role is handed over, the person who declared it. Pure. */
export const leadOf = ({
  roles,
  declaredByName,
  declaredAt,
}: Pick<Incident, "roles" | "declaredByName" | "declaredAt">): Omit<IncidentRole, "role"> =>
  roles.find(({ role }) => role === "lead") ?? {
    name: declaredByName,
    responderId: null,
    since: declaredAt,
  };

/** Returns who writes the log of an incident; undefined if no one was named. Pure. */
export const scribeOf = ({ roles }: Pick<Incident, "roles">): IncidentRole | undefined =>
  roles.find(({ role }) => role === "scribe");
