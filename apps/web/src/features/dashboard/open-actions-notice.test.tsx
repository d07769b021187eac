import { addDays, dateInText } from "@holdfast/contract/platform/calendar-rules";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { dayOf } from "../../platform/format/date-format";
import { OpenActionsNotice } from "./open-actions-notice";

const today = dayOf(new Date());
const action = (
  text: string,
  days: number,
  after: { incidentId: string } | { exerciseId: string },
) => ({
  incidentId: null,
  exerciseId: null,
  ...after,
  text,
  ownerName: "Ana Tan",
  dueDate: addDays(today, days),
});
const show = (...actions: ReturnType<typeof action>[]) =>
  render(
    <MemoryRouter>
      <OpenActionsNotice actions={actions} />
    </MemoryRouter>,
  );

it("leads from each action to its incident or exercise", async () => {
  const screen = await show(
    action("Service the hood", 3, { incidentId: "fire" }),
    action("Buy a torch", 5, { exerciseId: "drill" }),
  );
  await expect
    .element(screen.getByText("2 actions from incidents and exercises are not done"))
    .toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Note" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Service the hood" }))
    .toHaveAttribute("href", "/dashboard/incident?id=fire");
  await expect
    .element(screen.getByRole("link", { name: "Buy a torch" }))
    .toHaveAttribute("href", "/dashboard/exercise?id=drill");
  await expect
    .element(screen.getByText(`: Ana Tan, due ${dateInText(addDays(today, 5))}`))
    .toBeVisible();
});

it("warns once a date has passed, and counts those it does not name", async () => {
  const later = [1, 2, 3, 4, 5].map((days) =>
    action(`Task ${days}`, days, { exerciseId: "drill" }),
  );
  const screen = await show(action("Buy a torch", -1, { exerciseId: "drill" }), ...later);
  await expect.element(screen.getByRole("img", { name: "Warning" })).toBeVisible();
  await expect.element(screen.getByText(/was due/)).toBeVisible();
  await expect.element(screen.getByText("And 1 more")).toBeVisible();
});

it("shows nothing while no action is open", async () => {
  const screen = await show();
  expect(screen.container.textContent).toBe("");
});
