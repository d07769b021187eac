/** Natural distances between marks: days, weeks, months. */
const STEPS = [1, 2, 5, 7, 14, 30, 60, 90, 180, 365];

/** The maximum number of marks that remain legible. */
const MAX_MARKS = 12;

/** Returns the days to mark on a timeline from 0 to `longest` whole days, in at most a dozen steps. */
export function axisDays(longest: number): number[] {
  const step = STEPS.find((days) => longest / days <= MAX_MARKS) ?? Math.ceil(longest / MAX_MARKS);
  return Array.from({ length: Math.floor(longest / step) + 1 }, (_, at) => at * step);
}
