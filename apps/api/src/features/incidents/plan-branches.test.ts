import { isToShow } from "@holdfast/contract/incidents/action-branch-rules";
import { changeIncident } from "@holdfast/contract/incidents/incident-endpoints";
import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { describe, expect, it } from "vitest";
import { incidentSetup } from "../../../test/factories/incident-setup";

const setup = incidentSetup("branches");
const { at, declare, logOf, read } = setup;

const branchOf = (heading: string) => (action: { group: { heading: string } | null }) =>
  action.group?.heading === heading;

describe("branches of the plan in an incident", () => {
  it("gives each action the heading above it in the plan, and when it applies", async () => {
    const { body } = await declare({ level: 3 });
    const levelOne = body.actions.filter(branchOf("Level 1"));
    expect(levelOne).toHaveLength(3);
    expect(levelOne.map(({ group }) => group?.when)).toEqual(levelOne.map(() => ({ levels: [1] })));
    expect(levelOne.some((action) => isToShow(action, body))).toBe(false);
    expect(
      body.actions.filter(branchOf("To shelter")).every((action) => isToShow(action, body)),
    ).toBe(true);
    const { body: kept } = await setup.app.call(readOfflinePlan, setup.inPlan());
    expect(kept.teams[0]?.actions.find(branchOf("Level 1"))?.group.when).toEqual({ levels: [1] });
    expect(kept.incidents[0]?.actions.find(branchOf("Level 1"))?.group?.when).toEqual({
      levels: [1],
    });
  });

  it("shows the actions of a decision once it is made, and writes it in the log once", async () => {
    const { body } = await declare({ level: 3 });
    const decide = (decision: "managed" | "disaster") =>
      setup.app.call(changeIncident, { ...at(body.incidentId), body: { decision } });
    expect(body.decisions).toEqual([]);
    expect((await decide("managed")).body.decisions).toEqual(["managed"]);
    await decide("disaster");
    expect((await decide("disaster")).body.decisions).toEqual(["disaster"]);
    const after = await read(body.incidentId);
    const shown = new Set(
      after.actions.filter((action) => isToShow(action, after)).map(({ group }) => group?.heading),
    );
    expect(shown).toContain("Disaster declared");
    expect(shown).not.toContain("Incident resolved");
    expect(
      (await logOf(body.incidentId)).filter(({ text }) => text.startsWith("Decided")),
    ).toMatchObject([
      { text: "Decided: Managed at level 2, no disaster." },
      { text: "Decided: Disaster declared." },
    ]);
  });
});
