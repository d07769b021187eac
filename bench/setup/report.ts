import { median, type Timings } from "./timings";

/*
 * The output of a measure: one row of a Markdown table. `npm run bench` collects the rows and can write them to
 * bench/RESULTS.md.
 */

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;

export type Row = {
  readonly measure: string;
  readonly ours: string;
  readonly baseline: string;
  /** How many times the baseline, or the share of a budget. */
  readonly ratio: number;
  /** What the baseline is, in a few words. */
  readonly against: string;
};

export const printRow = ({ measure, ours, baseline, ratio, against }: Row): void =>
  console.log(`| ${measure} | ${ours} | ${baseline} | ${ratio.toFixed(2)} | ${against} |`);

/** Reports a measure that this machine cannot run. */
export const printSkipped = (measure: string, reason: string): void =>
  console.log(`| ${measure} | – | – | – | not measured: ${reason} |`);

/** Prints the median of some runs (ms) against a budget (ms). */
export const printBudget = (measure: string, runs: readonly number[], budget: number): void =>
  printRow({
    measure,
    ours: ms(median(runs)),
    baseline: ms(budget),
    ratio: median(runs) / budget,
    against: "budget",
  });

/** Prints the result of a comparison, by its median runs unless `pick` says otherwise. */
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
