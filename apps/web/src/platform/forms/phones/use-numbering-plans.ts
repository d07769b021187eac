import { useEffect, useState } from "react";
import { whenIdle } from "../../../ui/loading/when-idle";
import type { NumberingPlans } from "./phone-rules";

/**
 * Returns the numbering plans of all countries, loaded when the browser is idle, because they are larger than the rest
 * of the page; null until then.
 */
export function useNumberingPlans(): NumberingPlans | null {
  const [plans, setPlans] = useState<NumberingPlans | null>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const found = await import("libphonenumber-js/max");
      if (isOpen) setPlans(found);
    };
    whenIdle(load);
    return () => {
      isOpen = false;
    };
  }, []);
  return plans;
}
