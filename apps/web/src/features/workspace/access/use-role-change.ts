import type { Organisation } from "@holdfast/contract/organisations/organisation";
import { useState } from "react";

type RoleChange = {
  /** The previous role; null if it has not changed since it was first seen or the notice was dismissed. */
  readonly from: string | null;
  readonly dismiss: () => void;
};

/** Detects that the user's role in the current organisation has changed while it was open. */
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
