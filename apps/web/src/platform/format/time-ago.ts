const STEPS: readonly (readonly [unit: "day" | "hour" | "minute", ms: number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Returns how long ago a UTC instant was: '2 minutes ago', 'yesterday', 'just now'. @param now epoch milliseconds */
export function timeAgo(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  const step = STEPS.find(([, ms]) => passed >= ms);
  if (!step) return "just now";
  const [unit, ms] = step;
  const format = new Intl.RelativeTimeFormat("en-AU", { numeric: "auto" });
  return format.format(-Math.floor(passed / ms), unit);
}
