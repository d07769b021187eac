import type { WrittenCost } from "@holdfast/contract/incidents/costs/cost-line";
import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../../test/accessible";
import { newEntry, type QueuedChange, type QueuedEntry } from "../../../incidents/public";
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
const plan = {
  readAt: "2026-11-23T11:00:00.000Z",
  currency: { code: "AUD", prefix: "A$" },
};
const FULL = "There is no space left.";

it("keeps the text of an entry that cannot be stored, and says why next to the field", async () => {
  const add = vi.fn<(text: string) => Promise<string | undefined>>().mockResolvedValueOnce(FULL);
  const sender = { waiting: [], sent: [], problem: undefined, add };
  await render(<IncidentSection plan={plan} incident={incident} sender={sender} />);
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
  const { rerender } = await render(
    <IncidentSection plan={plan} incident={level3} sender={sender} />,
  );
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
  await rerender(
    <IncidentSection plan={plan} incident={level3} sender={{ ...sender, waiting: [ticked] }} />,
  );
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
      <IncidentSection
        plan={plan}
        incident={hurt}
        sender={{ waiting, sent: [], problem: undefined, add }}
      />
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
  await render(<IncidentSection plan={plan} incident={hurt} sender={sender} />);
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
  await render(<IncidentSection plan={plan} incident={hurt} sender={sender} />);
  const state = page.getByRole("combobox", { name: "Status of Kitchen" });
  await state.selectOptions("Down");
  await expect.element(page.getByText(FULL)).toBeVisible();
  await expect.element(state).toHaveValue("running");
});

it("adds a cost by the keyboard, and shows it until it is sent", async () => {
  const kitchen = { unitId: "kitchen", name: "Kitchen", status: "running" };
  const withUnit = { ...incident, units: [kitchen] } as unknown as OfflineIncident;
  const Probe = () => {
    const [waiting, setWaiting] = useState<readonly QueuedEntry[]>([]);
    const add = async (text: string, change?: QueuedChange, cost?: WrittenCost) => {
      setWaiting([...waiting, newEntry(text, change, cost)]);
      return Promise.resolve(undefined);
    };
    const sender = { waiting, sent: [], problem: undefined, add };
    return <IncidentSection plan={plan} incident={withUnit} sender={sender} />;
  };
  const { container } = await render(<Probe />);
  await page.getByRole("button", { name: "Add a cost" }).click();
  await expect.element(page.getByRole("heading", { name: "Add a cost" })).toHaveFocus();
  await expectAccessible(container);
  await userEvent.keyboard("{Tab}Hire of a generator{Tab}1240.5{Tab}{Tab}Ana Tan");
  await page.getByLabelText("Kind of cost").selectOptions("Temporary premises");
  await page.getByRole("combobox", { name: "Business unit" }).selectOptions("Kitchen");
  await page.getByRole("button", { name: "Add cost" }).click();
  const log = page.getByRole("list", { name: "Log" });
  await expect.element(log.getByText("Hire of a generator")).toBeVisible();
  await expect
    .element(log.getByText("A$1,240.50, temporary premises, paid by Ana Tan, Kitchen"))
    .toBeVisible();
  await expect.element(page.getByRole("button", { name: "Add a cost" })).toHaveFocus();
});

it("adds no cost without what it is for, an amount and its kind", async () => {
  const add = vi.fn<() => Promise<undefined>>().mockResolvedValue(undefined);
  const sender = { waiting: [], sent: [], problem: undefined, add };
  await render(<IncidentSection plan={plan} incident={incident} sender={sender} />);
  await page.getByRole("button", { name: "Add a cost" }).click();
  const submit = page.getByRole("button", { name: "Add cost" });
  await page.getByLabelText("What it is for").fill("  ");
  await page.getByLabelText("Amount (A$)").fill("-1");
  await submit.click();
  await page.getByLabelText("What it is for").fill("Tape");
  await submit.click();
  await page.getByLabelText("Amount (A$)").fill("2.5");
  await submit.click();
  expect(add.mock.calls).toEqual([]);
});

it("says who has answered the safety check and who has not, with their numbers, as of the last reading", async () => {
  const person = (name: string, state: string, changes: object = {}) => ({
    personId: name,
    name,
    state,
    location: "Harbour",
    answeredAt: null,
    saidBy: null,
    helpPlace: "",
    helpText: "",
    mobile: "0491 570 006",
    phone: "",
    email: "",
    ...changes,
  });
  const safetyPeople = [
    person("Mei Tan", "help", { helpPlace: "The cellar", helpText: "My leg is stuck" }),
    person("Ana Tan", "silent"),
    person("Ben Tan", "safe"),
  ];
  const asked = { ...incident, safetyPeople } as unknown as OfflineIncident;
  const sender = {
    waiting: [],
    sent: [],
    problem: undefined,
    add: vi.fn<() => Promise<undefined>>(),
  };
  const { container } = await render(
    <IncidentSection plan={plan} incident={asked} sender={sender} />,
  );
  const section = page.getByRole("region", { name: "Safety check" });
  await expect.element(section.getByText(/^As of 23\/11\/2026, .+\. Asked: 3$/u)).toBeVisible();
  await expect
    .element(section.getByText("Where: The cellar, ‘My leg is stuck’, Harbour"))
    .toBeVisible();
  const silent = section.getByText("Ana Tan");
  await expect.element(silent).not.toBeVisible();
  await section.getByText("No answer: 1").click();
  await expect.element(silent).toBeVisible();
  await expect
    .element(section.getByRole("list", { name: "No answer" }).getByRole("link"))
    .toHaveAttribute("href", "tel:0491570006");
  await expectAccessible(container);
});

it("says where photos are added", async () => {
  const sender = {
    waiting: [],
    sent: [],
    problem: undefined,
    add: vi.fn<() => Promise<undefined>>(),
  };
  await render(
    <IncidentSection
      plan={plan}
      incident={incident}
      sender={sender}
      onDelete={async () => Promise.resolve()}
    />,
  );
  await expect
    .element(
      page.getByText(
        "Photos and receipts are added in the incident’s workspace in Holdfast, once it is declared.",
      ),
    )
    .toBeVisible();
});
