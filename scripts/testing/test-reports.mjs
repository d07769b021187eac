// Reads the reports that test runners write: what passed, what failed, and how long each file took.
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {{ file: string, seconds: number }} FileTime
 * @typedef {{ passed: number, failed: number, failures: string[], files: FileTime[] }} Report
 */

/** A run counts as one failure if its report is missing or unreadable, or if it failed without a failed test. */
const FAILED_RUN = { passed: 0, failed: 1, failures: ["The run has no report."], files: [] };

/**
 * Reads the report of a finished run.
 *
 * @param {"vitest" | "playwright"} runner
 * @param {string} file the report
 * @param {number} code the exit code of the run
 * @returns {Report}
 */
export function readReport(runner, file, code) {
  let report;
  try {
    report = READERS[runner](JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    process.stderr.write(`The report of ${runner} cannot be read: ${error.message}\n`);
    return FAILED_RUN;
  }
  return code === 0 ? report : { ...report, failed: Math.max(1, report.failed) };
}

const READERS = { vitest: readVitest, playwright: readPlaywright };

/** Reads the report of `vitest-report.mjs`. */
function readVitest({ files }) {
  return {
    passed: sum(files.map(({ passed }) => passed)),
    // A file that does not load, or whose hooks fail, has no failed test.
    failed: sum(files.map(({ isFailed, failed }) => (isFailed ? Math.max(1, failed) : failed))),
    failures: files.flatMap(({ file, isFailed, failures }) =>
      isFailed && failures.length === 0 ? [file] : failures.map((name) => `${file} > ${name}`),
    ),
    files: files.map(({ file, seconds }) => ({ file, seconds })),
  };
}

/** Reads the report of Playwright's `json` reporter; a flaky test counts as failed. */
function readPlaywright({ config, stats, suites, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...suites.flatMap((suite) =>
        specsOf(suite)
          .filter(({ ok }) => !ok)
          .map(({ title }) => `${suite.file} > ${title}`),
      ),
      ...errors.map(({ message }) => message),
    ],
    files: suites.map((suite) => ({
      file: path.join(path.basename(config.rootDir), suite.file),
      seconds: sum(durationsOf(suite)) / 1000,
    })),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const durationsOf = (suite) =>
  specsOf(suite).flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Returns the slowest files, slowest first, as lines of a table. */
export const slowestFiles = (files, count = 10) =>
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
