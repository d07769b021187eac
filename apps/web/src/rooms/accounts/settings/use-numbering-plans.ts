import { useEffect, useState } from "react";
import type { NumberingPlans } from "./phone-rules";

/** The numbering plans of all countries; null until they are there, for they weigh more than the page. */
export function useNumberingPlans(): NumberingPlans | null {
  const [plans, setPlans] = useState<NumberingPlans | null>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const found = await import("libphonenumber-js/min");
      if (isOpen) setPlans(found);
    };
    void load();
    return () => {
      isOpen = false;
    };
  }, []);
  return plans;
}
