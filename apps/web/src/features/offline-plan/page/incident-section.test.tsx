import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { newEntry, type QueuedChange, type QueuedEntry } from "../../incidents/public";
import { IncidentSection } from "./incident-section";

const incident = {
  isExercise: false,
  level: 1,
  declaredAt: "2026-11-23T10:00:00.000Z",
  whatHappened: "Fire",
  place: "",
  log: [],
  actions: [],
  units: [],
} as unknown as OfflineIncident;
const FULL = "There is no space left.";

it("keeps the text of an entry that cannot be stored, and says why next to the field", async () => {
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
  const { rerender } = await render(<IncidentSection incident={level3} sender={sender} />);
  const lists = page.getByRole("list", { name: /^B\.5 Set the level: / });
  expect(lists.elements().map((list) => list.ariaLabel)).toEqual([
    "B.5 Set the level: For every level",
    "B.5 Set the level: Level 2 or 3",
    "B.5 Set the level: Disaster declared",
  ]);
  await expect.element(page.getByText("Actions not done: 3")).toBeVisible();
  const ticked = newEntry("Done", {
    actionId: level3.actions[0]?.actionId ?? "",
    isDone: true,
  });
  await rerender(<IncidentSection incident={level3} sender={{ ...sender, waiting: [ticked] }} />);
  await expect.element(page.getByText("Actions not done: 2")).toBeVisible();
});

const kitchen = {
  unitId: "kitchen",
  name: "Kitchen",
  rtoDays: 1,
  mtpdDays: 7,
  status: "running",
  downSince: null,
  restoredAt: null,
  site: "",
  plannedSite: "The depot",
};

it("sets the status of a unit without a network, queues it and starts the unit's clocks", async () => {
  const hurt = { ...incident, units: [kitchen] } as unknown as OfflineIncident;
  const Page = () => {
    const [waiting, setWaiting] = useState<readonly QueuedEntry[]>([]);
    const add = async (text: string, change?: QueuedChange) => {
      const entry = newEntry(text, change);
      setWaiting((all) => [
        ...all,
        { ...entry, deviceAt: new Date(Date.now() - 3_600_000).toISOString() },
      ]);
      return undefined;
    };
    return (
      <IncidentSection incident={hurt} sender={{ waiting, sent: [], problem: undefined, add }} />
    );
  };
  await render(<Page />);
  const state = page.getByRole("combobox", { name: "Status of Kitchen" });
  await expect.element(state).toHaveValue("running");
  await expect.element(page.getByText("RTO 1 day")).toBeVisible();
  await state.selectOptions("Down");
  await expect.element(state).toHaveValue("down");
  await expect.element(page.getByText(/^RTO: 2[23] h( 59 min)? left$/)).toBeVisible();
  await expect.element(page.getByText("Not sent")).toBeVisible();
  const log = page.getByRole("list", { name: "Log" });
  await expect.element(log.getByText("Kitchen: down")).toBeVisible();
  await expectAccessible();
  await state.selectOptions("Restored");
  await expect.element(page.getByText("RTO 1 day")).toBeVisible();
});

it("marks an unconfirmed RTO as proposed", async () => {
  const units = [{ ...kitchen, isRtoProposed: true }];
  const hurt = { ...incident, units } as unknown as OfflineIncident;
  const add = vi.fn<() => Promise<undefined>>();
  const sender = { waiting: [], sent: [], problem: undefined, add };
  await render(<IncidentSection incident={hurt} sender={sender} />);
  await expect.element(page.getByText("RTO (proposed) 1 day")).toBeVisible();
});

it("says why the status of a unit could not be stored", async () => {
  const hurt = { ...incident, units: [kitchen] } as unknown as OfflineIncident;
  const sender = {
    waiting: [],
    sent: [],
    problem: undefined,
    add: async () => Promise.resolve(FULL),
  };
  await render(<IncidentSection incident={hurt} sender={sender} />);
  const state = page.getByRole("combobox", { name: "Status of Kitchen" });
  await state.selectOptions("Down");
  await expect.element(page.getByText(FULL)).toBeVisible();
  await expect.element(state).toHaveValue("running");
});
