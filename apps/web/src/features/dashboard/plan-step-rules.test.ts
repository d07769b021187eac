import { expect, it } from "vitest";
import { nextStep, planSteps } from "./plan-step-rules";

const NOTHING = {
  risk_analysis: 0,
  policy_programme: 0,
  analysis_planning: 0,
  planning_design: 0,
  implementation: 0,
  validation: 0,
};
const everywhere = () => true;

it("starts with the risks and continues with the first incomplete section", () => {
  expect(nextStep(planSteps(NOTHING, everywhere))?.name).toBe("Risk Analysis");
  const later = { ...NOTHING, risk_analysis: 100, policy_programme: 100 };
  expect(nextStep(planSteps(later, everywhere))?.to).toBe(
    "/dashboard/business-impact-analysis/strategic",
  );
});

it("blocks implementation until the three sections before it are complete", () => {
  const almost = { ...NOTHING, policy_programme: 100, analysis_planning: 100, planning_design: 90 };
  const closed = planSteps(almost, everywhere).find(({ section }) => section === "implementation");
  expect(closed).toMatchObject({ to: null, note: "Complete Planning & Design first" });
  const open = planSteps({ ...almost, planning_design: 100 }, everywhere);
  expect(open.find(({ section }) => section === "implementation")?.to).toBe(
    "/dashboard/plan-document",
  );
});

it("skips sections without a screen, and returns null when all are complete", () => {
  const onlyBia = (address: string) => address.includes("strategic");
  expect(nextStep(planSteps(NOTHING, onlyBia))?.name).toBe("Analysis & Planning");
  const all = { ...NOTHING, risk_analysis: 100, policy_programme: 100 };
  const done = { ...all, analysis_planning: 100, planning_design: 100, implementation: 100 };
  expect(nextStep(planSteps(done, everywhere))).toBeNull();
});
