import { median, type Timings } from "./alternate";

/*
 * What a measure prints: one row of a Markdown table a measure. `npm run bench` gathers the rows and
 * can write them to bench/RESULTS.md.
 */

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;

export type Row = {
  readonly measure: string;
  readonly ours: string;
  readonly baseline: string;
  /** How many times the floor, or the share of a budget. */
  readonly ratio: number;
  /** What the floor is, in a few words. */
  readonly against: string;
};

export const printRow = ({ measure, ours, baseline, ratio, against }: Row): void =>
  console.log(`| ${measure} | ${ours} | ${baseline} | ${ratio.toFixed(2)} | ${against} |`);

/** A measure that this machine does not allow; said, not hidden. */
export const printSkipped = (measure: string, reason: string): void =>
  console.log(`| ${measure} | – | – | – | not measured: ${reason} |`);

/** Prints what a race came to, by its median runs unless told otherwise. */
export function printComparison(
  measure: string,
  against: string,
  { ours, baseline }: Timings,
  pick: (runs: readonly number[]) => number = median,
): void {
  printRow({
    measure,
    ours: ms(pick(ours)),
    baseline: ms(pick(baseline)),
    ratio: pick(ours) / pick(baseline),
    against,
  });
}
