import { expect, it } from "vitest";
import { ROUTES } from "../../routes";
import { nextStep, planSteps } from "./plan-step-rules";

const NOTHING = {
  risk_analysis: 0,
  policy_programme: 0,
  analysis_planning: 0,
  planning_design: 0,
  implementation: 0,
  validation: 0,
};

it("starts with the risks and continues with the first incomplete section", () => {
  expect(nextStep(planSteps(NOTHING, ROUTES))?.name).toBe("Risk Analysis");
  const later = { ...NOTHING, risk_analysis: 100, policy_programme: 100 };
  expect(nextStep(planSteps(later, ROUTES))?.to).toBe(
    "/dashboard/business-impact-analysis/strategic",
  );
});

it("blocks implementation until the three sections before it are complete", () => {
  const almost = { ...NOTHING, policy_programme: 100, analysis_planning: 100, planning_design: 90 };
  const closed = planSteps(almost, ROUTES).find(({ section }) => section === "implementation");
  expect(closed).toMatchObject({ to: null, note: "Complete Planning & Design first" });
  const open = planSteps({ ...almost, planning_design: 100 }, ROUTES);
  expect(open.find(({ section }) => section === "implementation")?.to).toBe(
    "/dashboard/plan-document",
  );
});

it("skips sections without a screen, and returns null when all are complete", () => {
  const onlyBia = ROUTES.filter(({ path }) => path.includes("strategic"));
  expect(nextStep(planSteps(NOTHING, onlyBia))?.name).toBe("Analysis & Planning");
  const all = { ...NOTHING, risk_analysis: 100, policy_programme: 100 };
  const done = { ...all, analysis_planning: 100, planning_design: 100, implementation: 100 };
  expect(nextStep(planSteps(done, ROUTES))).toBeNull();
});

it("continues each section at one screen at most", () => {
  const sections = ROUTES.flatMap(({ continues }) => continues ?? []);
  expect(sections.length).toBeGreaterThan(0);
  expect(new Set(sections).size).toBe(sections.length);
});
