import { describe, expect, it } from "vitest";
import {
  type DecisionId,
  decisionsAfter,
  isToShow,
  mayApply,
  openDecisionOf,
} from "./action-branch-rules";
import type { ActionCondition } from "./action-group";

const action = (when: ActionCondition, doneAt: string | null = null) => ({
  group: { heading: "A branch", when },
  doneAt,
});
const at = (level: number, ...decisions: DecisionId[]) => ({
  level,
  decisions,
});

describe("the branches of the plan", () => {
  it("hides the actions of other levels", () => {
    expect(isToShow(action({ levels: [1] }), at(1))).toBe(true);
    expect(isToShow(action({ levels: [1] }), at(3))).toBe(false);
    expect(isToShow(action({ levels: [2, 3] }), at(3))).toBe(true);
    expect(isToShow(action({}), at(3))).toBe(true);
    expect(isToShow({ group: null, doneAt: null }, at(2))).toBe(true);
  });

  it("shows the actions of a decision after it, and those of the other choices never", () => {
    const declared = action({ decision: "disaster" });
    const resolved = action({ decision: "resolved" });
    expect([declared, resolved].map((action) => isToShow(action, at(3)))).toEqual([false, false]);
    expect([declared, resolved].map((action) => mayApply(action, at(3)))).toEqual([true, true]);
    expect(openDecisionOf(declared, at(3))?.question).toBe("Resolved or declared?");
    expect([declared, resolved].map((action) => isToShow(action, at(3, "disaster")))).toEqual([
      true,
      false,
    ]);
    expect(openDecisionOf(resolved, at(3, "disaster"))).toBeUndefined();
    expect(isToShow(action({ decision: "final-assessment" }), at(3, "disaster"))).toBe(false);
  });

  it("keeps showing what was done before the level changed", () => {
    expect(isToShow(action({ levels: [1] }, "2026-11-27T12:00:00.000Z"), at(3))).toBe(true);
  });

  it("always shows what depends on an event, which people at the site know", () => {
    expect(isToShow(action({ event: "death" }), at(1))).toBe(true);
  });

  it("replaces an earlier decision on the same question only", () => {
    expect(decisionsAfter(["final-assessment", "managed"], "disaster")).toEqual([
      "final-assessment",
      "disaster",
    ]);
  });
});
