import { useEffect, useState } from "react";
import { whenIdle } from "../routing/when-idle";
import type { NumberingPlans } from "./phone-rules";

/**
 * The numbering plans of all countries, fetched when the page has come to rest, for they weigh more than all else
 * of it; null until they are there.
 */
export function useNumberingPlans(): NumberingPlans | null {
  const [plans, setPlans] = useState<NumberingPlans | null>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const found = await import("libphonenumber-js/min");
      if (isOpen) setPlans(found);
    };
    whenIdle(() => void load());
    return () => {
      isOpen = false;
    };
  }, []);
  return plans;
}
