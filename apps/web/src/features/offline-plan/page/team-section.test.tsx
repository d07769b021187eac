import type { OfflineTeam } from "@holdfast/contract/offline-plan/offline-plan";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TeamSection } from "./team-section";

const action = (topic: string, heading: string, text: string) => ({
  topic,
  group: { heading, when: {} },
  text,
  dueHours: null,
});
const team: OfflineTeam = {
  teamTypeId: 1,
  name: "Emergency Response Team",
  members: [],
  actions: [
    action("B.3 Evacuate or shelter", "To evacuate", "Move to the second assembly area."),
    action("B.3 Evacuate or shelter", "To shelter", "Bring people inside."),
    action("B.5 Set the level", "Level 1", "Manage it on site."),
    action("B.5 Set the level", "Level 2 or 3", "Alert the Crisis Management Team."),
  ],
  tables: [
    {
      topic: "B.3 Evacuate or shelter",
      caption: "Leave or stay?",
      columns: ["Evacuate when", "Stay inside when"],
      rows: [["Smoke is inside", "Smoke is outside"]],
    },
  ],
};

it("lists the actions of each branch apart, below its heading", async () => {
  await render(<TeamSection team={team} isOwn />);
  for (const { topic, group, text } of team.actions) {
    await expect
      .element(page.getByRole("heading", { name: group.heading, exact: true }))
      .toBeVisible();
    const list = page.getByRole("list", { name: `${topic}: ${group.heading}`, exact: true });
    expect(
      list
        .getByRole("listitem")
        .elements()
        .map((element) => element.textContent),
    ).toEqual([text]);
  }
});

it("shows when to leave and when to stay above the actions", async () => {
  await render(<TeamSection team={team} isOwn />);
  await expect.element(page.getByRole("table", { name: "Leave or stay?" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Smoke is outside" })).toBeVisible();
});

it("shows the actions of a plan that an earlier version stored, which has no headings", async () => {
  const actions = team.actions.map(({ group: _group, ...action }) => action);
  const stored = { ...team, actions, tables: undefined } as unknown as OfflineTeam;
  await render(<TeamSection team={stored} isOwn />);
  const list = page.getByRole("list", { name: "B.3 Evacuate or shelter", exact: true });
  expect(list.getByRole("listitem").elements()).toHaveLength(2);
});
