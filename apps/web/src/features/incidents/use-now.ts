import { useEffect, useState } from "react";

/** How often clocks on screen advance (ms). */
const STEP = 15_000;

/** Returns the time, and renders again while the screen is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP);
    return () => clearInterval(timer);
  }, []);
  return now;
}
