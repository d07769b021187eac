import { expect, it } from "vitest";

type BenchResults = { rowsWith(text: string, rows: readonly string[]): string[] };
const { rowsWith } = (await import(
  new URL("bench-results.mjs", import.meta.url).href
)) as BenchResults;

const FORMER = `# Benchmarks

| Measure | Ours | Baseline | Ratio | Baseline is |
|---|---:|---:|---:|---|
| sign-in | 10 ms | 5 ms | 2.00 | a hash |
| reads (80 per second) | 3 ms | 4 ms | 0.75 | budget |

## By hand

| Page | Points |
|---|---:|
| landing page | 98 |
`;

it("replaces the rows of the measures that ran, keeps the others and adds new ones", () => {
  const signIn = "| sign-in | 8 ms | 5 ms | 1.60 | a hash |";
  const reads = "| reads (95 per second) | 2 ms | 4 ms | 0.50 | budget |";
  const start = "| start | 1 s | 2 s | 0.50 | bare |";
  expect(rowsWith(FORMER, [signIn])).toEqual([
    signIn,
    "| reads (80 per second) | 3 ms | 4 ms | 0.75 | budget |",
  ]);
  expect(rowsWith(FORMER, [start, reads])).toEqual([
    "| sign-in | 10 ms | 5 ms | 2.00 | a hash |",
    reads,
    start,
  ]);
});
