/** The time of every run (ms), in order. */
export type Timings = { readonly ours: readonly number[]; readonly baseline: readonly number[] };

type Side = () => Promise<void>;

export type Comparison = {
  /** One run each; `before` does what must not be timed. */
  readonly ours: Side;
  readonly baseline: Side;
  readonly before?: () => Promise<void>;
  readonly rounds: number;
  /** Untimed runs of each side before the first round. */
  readonly warmUps: number;
};

/** Returns how long one run took (ms). */
export async function timed(run: Side): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/**
 * Times both sides in turns, so that other load on the machine affects both equally. Each round begins with the other
 * side than the one before.
 */
export async function alternate({
  ours,
  baseline,
  before,
  rounds,
  warmUps,
}: Comparison): Promise<Timings> {
  for (let run = 0; run < warmUps; run += 1) {
    await before?.();
    await ours();
    await baseline();
  }
  const timings = { ours: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    await before?.();
    if (round % 2 === 0) {
      timings.ours.push(await timed(ours));
      timings.baseline.push(await timed(baseline));
    } else {
      timings.baseline.push(await timed(baseline));
      timings.ours.push(await timed(ours));
    }
  }
  return timings;
}

/** Returns the value below which the share `part` (0 to 1) of the runs lies. */
export function quantile(runs: readonly number[], part: number): number {
  const sorted = runs.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * part));
  return sorted[at] ?? Number.NaN;
}

export const median = (runs: readonly number[]): number => quantile(runs, 0.5);
