import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { ENDS_WITH_SESSION } from "../../../platform/session/session-keys";

const NAMES = ["organisation", "plan"] as const;

/**
 * Removes the organisation and plan that an email link names from the address, which the workspace has selected, and
 * remembers them for the next visit.
 */
export function useShortAddress(): void {
  const [parameters, setParameters] = useSearchParams();
  useEffect(() => {
    const others = new URLSearchParams(parameters);
    for (const name of NAMES) {
      const id = parameters.get(name);
      if (id !== null) localStorage.setItem(ENDS_WITH_SESSION[name], id);
      others.delete(name);
    }
    if (others.size < parameters.size) setParameters(others, { replace: true });
  }, [parameters, setParameters]);
}
