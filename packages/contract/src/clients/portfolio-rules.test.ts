import { expect, it } from "vitest";
import { overallProgress } from "./portfolio-rules";

const NONE = {
  risk_analysis: 0,
  policy_programme: 0,
  analysis_planning: 0,
  planning_design: 0,
  implementation: 0,
  validation: 0,
};

it.each([
  ["nothing", {}, 0],
  ["one section", { risk_analysis: 100 }, 20],
  ["almost everything", { ...allAt(100), implementation: 99 }, 99],
  ["everything, without Validation", allAt(100), 100],
])("shows as progress the mean of the sections with %s", (_case, progress, overall) => {
  expect(overallProgress({ ...NONE, ...progress })).toBe(overall);
});

function allAt(percent: number) {
  return Object.fromEntries(
    Object.keys(NONE).map((section) => [section, section === "validation" ? 0 : percent]),
  );
}
