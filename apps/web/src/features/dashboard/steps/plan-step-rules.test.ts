import { expect, it } from "vitest";
import { ROUTES } from "../../../routes";
import { planSteps } from "./plan-step-rules";

const NOTHING = {
  risk_analysis: 0,
  policy_programme: 0,
  analysis_planning: 0,
  planning_design: 0,
  implementation: 0,
  validation: 0,
};

it("blocks implementation until the three sections before it are complete", () => {
  const almost = { ...NOTHING, policy_programme: 100, analysis_planning: 100, planning_design: 90 };
  const closed = planSteps(almost, ROUTES).find(({ section }) => section === "implementation");
  expect(closed).toMatchObject({ to: null, note: "Complete first: Planning & Design" });
  const open = planSteps({ ...almost, planning_design: 100 }, ROUTES);
  expect(open.find(({ section }) => section === "implementation")?.to).toBe(
    "/dashboard/plan-document",
  );
});

it("continues each section at one screen at most", () => {
  const sections = ROUTES.flatMap(({ continues }) => continues ?? []);
  expect(sections.length).toBeGreaterThan(0);
  expect(new Set(sections).size).toBe(sections.length);
});
