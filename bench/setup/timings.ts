/** The time of every run (ms), in order. */
export type Timings = { readonly ours: readonly number[]; readonly baseline: readonly number[] };

/** Returns how long each of some runs took (ms), one after another. */
export async function timesOf(rounds: number, run: (round: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run(round);
    times.push(performance.now() - start);
  }
  return times;
}

/** Returns the value below which the share `part` (0 to 1) of the runs lies. */
export function quantile(runs: readonly number[], part: number): number {
  const sorted = runs.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * part));
  return sorted[at] ?? Number.NaN;
}

export const median = (runs: readonly number[]): number => quantile(runs, 0.5);
