// A Vitest reporter: writes each file's result, counts and seconds as JSON to the file named by VITEST_REPORT. Vitest's
// own `json` reporter omits imports and hooks, which take most of the time of some files.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const countOf = (module, state) => [...module.children.allTests(state)].length;

/** Returns the seconds that a worker spent on a file. */
function secondsOf(module) {
  const { collectDuration, duration, environmentSetupDuration, prepareDuration, setupDuration } =
    module.diagnostic();
  const milliseconds =
    collectDuration + duration + environmentSetupDuration + prepareDuration + setupDuration;
  return milliseconds / 1000;
}

const GOOD_STATES = new Set(["passed", "skipped"]);

export default class VitestReport {
  onTestRunEnd(modules) {
    const files = modules.map((module) => ({
      file: path.relative(process.cwd(), module.moduleId),
      project: module.project.name,
      isFailed: !GOOD_STATES.has(module.state()),
      passed: countOf(module, "passed"),
      failed: countOf(module, "failed"),
      failures: [...module.children.allTests("failed")].map(({ fullName }) => fullName),
      seconds: secondsOf(module),
    }));
    const report = process.env.VITEST_REPORT;
    if (!report) throw new Error("VITEST_REPORT is not set.");
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, JSON.stringify({ files }));
  }
}
