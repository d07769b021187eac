import { useEffect } from "react";
import { useSearchParams } from "react-router";

/**
 * Returns the organisation and plan that an email link names as `organisation` and `plan`, and removes both from the
 * address, so that a reload does not select them again.
 */
export function useLinkedIds(): {
  readonly organisation: string | null;
  readonly plan: string | null;
} {
  const [parameters, setParameters] = useSearchParams();
  const organisation = parameters.get("organisation");
  const plan = parameters.get("plan");
  useEffect(() => {
    if (organisation === null && plan === null) return;
    const others = [...parameters].filter(([name]) => name !== "organisation" && name !== "plan");
    setParameters(others, { replace: true });
  }, [organisation, plan, parameters, setParameters]);
  return { organisation, plan };
}
