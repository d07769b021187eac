// The table of bench/RESULTS.md.

export const HEAD = [
  "| Measure | Ours | Baseline | Ratio | Baseline is |",
  "|---|---:|---:|---:|---|",
];

/** The name of a row's measure, without the counts in brackets that differ from run to run. */
const measureOf = (row) =>
  row
    .split("|")[1]
    .replace(/\(.*\)/, "")
    .trim();

/**
 * Returns the rows of the table with those of a run: each replaces the row of its measure, new ones follow at the end.
 *
 * @param {string} text the former content of the file
 * @param {readonly string[]} rows
 * @returns {string[]}
 */
export function rowsWith(text, rows) {
  const [table] = text.split(/\n## /);
  const former = table.split("\n").filter((line) => line.startsWith("| ") && !HEAD.includes(line));
  const measured = new Map(rows.map((row) => [measureOf(row), row]));
  const kept = former.map((row) => measured.get(measureOf(row)) ?? row);
  return [...new Set([...kept, ...rows])];
}
