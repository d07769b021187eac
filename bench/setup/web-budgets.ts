import { printRow } from "./report";

/** What a page may load, compressed, in KiB of 1,024 bytes (the design's budget). */
export const BUDGET = {
  landingJs: 85,
  landingCss: 6,
  mapJs: 55,
  mapData: 230,
  table: 220,
  form: 240,
  /** A form and the preview of a printed document, which is loaded after the rest of the page. */
  document: 300,
} as const;

export type WeighedScreen = {
  readonly module: string;
  /** Its kind in its entry; a form's budget applies if it names none. */
  readonly budget?: "table" | "document" | undefined;
  readonly js: number;
};

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const exceeded: string[] = [];

/** Prints bytes against their budget (KiB), and records a budget that is exceeded. */
export function checkBudget(
  measure: string,
  bytes: number,
  budget: number,
  against = "budget, gzip",
) {
  const ratio = bytes / 1024 / budget;
  printRow({ measure, ours: kib(bytes), baseline: `${budget} KiB`, ratio, against });
  if (ratio > 1) exceeded.push(`${measure}: ${kib(bytes)} is above its budget of ${budget} KiB.`);
}

/** Prints the heaviest route of each kind, and every other one above its budget. */
export function checkRoutes(what: string, screens: readonly WeighedScreen[]): void {
  const heaviestFirst = screens.toSorted((a, b) => b.js - a.js);
  for (const kind of ["table", "form", "document"] as const) {
    const ofKind = heaviestFirst.filter(({ budget = "form" }) => budget === kind);
    for (const [at, { module, js }] of ofKind.entries()) {
      const name = module.replace(/^src\/features\/|-screen\.tsx$/g, "");
      const measure = `${what}, ${at === 0 ? `heaviest ${kind} route` : `a ${kind} route`}`;
      if (at === 0 || js > BUDGET[kind] * 1024)
        checkBudget(measure, js, BUDGET[kind], `budget, gzip: ${name}`);
    }
  }
}

/** With --check, exits with 1 if a budget was exceeded. */
export function exitIfExceeded(): void {
  if (!process.argv.includes("--check") || exceeded.length === 0) return;
  for (const message of exceeded) console.error(message);
  process.exitCode = 1;
}
