/** Distances between marks that people count in: days, weeks, months. */
const STEPS = [1, 2, 5, 7, 14, 30, 60, 90, 180, 365];

/** The most marks that stay legible side by side. */
const MAX_MARKS = 12;

/** The days marked on a time line from 0 to `longest` whole days, at most a dozen steps. */
export function axisDays(longest: number): number[] {
  const step = STEPS.find((days) => longest / days <= MAX_MARKS) ?? Math.ceil(longest / MAX_MARKS);
  return Array.from({ length: Math.floor(longest / step) + 1 }, (_, at) => at * step);
}
