import { useEffect, useState } from "react";

/** Seconds left until a moment, updated every second. */
export type Countdown = {
  readonly seconds: number;
  readonly restart: (seconds: number) => void;
};

const until = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1_000));

/** Counts down from `start` seconds by the clock, because timers are throttled in background tabs. */
export function useCountdown(start: number): Countdown {
  const [end, setEnd] = useState(() => Date.now() + start * 1_000);
  const [seconds, setSeconds] = useState(start);
  useEffect(() => {
    const tick = () => {
      setSeconds(until(end));
      if (end <= Date.now()) clearInterval(timer);
    };
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  const restart = (next: number) => {
    setEnd(Date.now() + next * 1_000);
    setSeconds(next);
  };
  return { seconds, restart };
}
