import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { useState } from "react";

type RoleChange = {
  /** The person's role before; null where it has not changed since it was first read or dismissed. */
  readonly from: string | null;
  readonly dismiss: () => void;
};

/** Notices that the person's role in the current organisation has changed while it was open. */
export function useRoleChange(organisation: Organisation | null): RoleChange {
  const [seen, setSeen] = useState<{ readonly id: string; readonly roleName: string } | null>(null);
  const id = organisation?.organisationId;
  const isSeen = seen !== null && seen.id === id;
  if (organisation && !isSeen) {
    setSeen({ id: organisation.organisationId, roleName: organisation.roleName });
  }
  return {
    from: isSeen && seen.roleName !== organisation?.roleName ? seen.roleName : null,
    dismiss: () => setSeen(null),
  };
}
