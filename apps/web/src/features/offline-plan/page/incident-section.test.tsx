import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { IncidentSection } from "./incident-section";

const incident = {
  isExercise: false,
  level: 1,
  declaredAt: "2026-11-23T10:00:00.000Z",
  whatHappened: "Fire",
  place: "",
  log: [],
  actions: [],
} as unknown as OfflineIncident;
const FULL = "There is no space left.";

it("keeps the text of an entry that cannot be stored, and says why beside the field", async () => {
  const add = vi.fn<(text: string) => Promise<string | undefined>>().mockResolvedValueOnce(FULL);
  const sender = { waiting: [], sent: [], problem: undefined, add };
  await render(<IncidentSection incident={incident} sender={sender} />);
  const field = page.getByRole("textbox", { name: "What happened or was decided" });
  await field.fill("The gas is off");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByRole("alert")).toHaveTextContent(FULL);
  await expect.element(field).toHaveAccessibleDescription(FULL);
  await expect.element(field).toHaveValue("The gas is off");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("");
  await expect.element(page.getByText(FULL)).not.toBeInTheDocument();
  expect(add.mock.calls).toEqual([["The gas is off"], ["The gas is off"]]);
});

const action = (actionId: string, heading: string, when: object) => ({
  actionId,
  topic: "B.5 Set the level",
  group: { heading, when },
  text: `Action of ${heading}`,
  dueAt: null,
  doneAt: null,
});

it("lists the branches that may apply, each below its heading, and no others", async () => {
  const level3 = {
    ...incident,
    level: 3,
    decisions: ["disaster"],
    actions: [
      action("1", "For every level", {}),
      action("2", "Level 1", { levels: [1] }),
      action("3", "Level 2 or 3", { levels: [2, 3] }),
      action("4", "Incident resolved", { decision: "resolved" }),
      action("5", "Disaster declared", { decision: "disaster" }),
    ],
  } as unknown as OfflineIncident;
  const sender = {
    waiting: [],
    sent: [],
    problem: undefined,
    add: vi.fn<() => Promise<undefined>>(),
  };
  await render(<IncidentSection incident={level3} sender={sender} />);
  const lists = page.getByRole("list", { name: /^B\.5 Set the level: / });
  expect(lists.elements().map((one) => one.ariaLabel)).toEqual([
    "B.5 Set the level: For every level",
    "B.5 Set the level: Level 2 or 3",
    "B.5 Set the level: Disaster declared",
  ]);
  await expect.element(page.getByText("Actions not done: 3")).toBeVisible();
});
