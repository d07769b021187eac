import type { Page } from "@playwright/test";
import { expect, test } from "../setup/cafe";
import { keyboardOf } from "../setup/keyboard";

/* Incidents, exercises and the offline plan with the keyboard only: after each step, the focus is where the next one begins. */

const PIN = "270594";
const title = (page: Page, name: RegExp) => page.getByRole("heading", { level: 1, name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test("an incident is declared, raised, stood down and reviewed without a mouse", async ({
  page,
}) => {
  const { open, fill, tabTo, press, type } = keyboardOf(page);
  const button = (name: RegExp | string) => page.getByRole("button", { name });

  await test.step("its page has the focus after the declaration", async () => {
    await page.goto("/dashboard");
    await open(page.getByRole("link", { name: "Declare an incident" }));
    await tabTo(page.getByRole("checkbox", { name: /This is an exercise/ }));
    await press("Space");
    await open(button(/^Rehearse level 2/));
    await expect(title(page, /^EXERCISE: level 2/)).toBeFocused();
  });

  await test.step("the next step has the focus after the highest level", async () => {
    await open(button(/^Raise to level 3/));
    await expect(button("Cancel")).toBeFocused();
    await open(page.getByRole("alertdialog").getByRole("button", { name: "Raise to level 3" }));
    await expect(title(page, /^EXERCISE: level 3/)).toBeVisible();
    await expect(button("Tell the teams")).toBeFocused();
    await open(button("Describe the incident"));
    await expect(field(page, "What happened")).toBeFocused();
    await type("A pan is on fire");
    await press("Enter");
    await expect(button("Describe the incident")).toBeFocused();
  });

  await test.step("an action is ticked, and an entry is logged", async () => {
    const next = page.getByRole("list", { name: "Next actions" });
    const action = next.getByRole("checkbox").first();
    await tabTo(action, "Shift+Tab");
    const before = await next.getByRole("listitem").first().textContent();
    await press("Space");
    // The action after it takes its place, and the focus stays in the list.
    await expect(next.getByRole("listitem").first()).not.toHaveText(before ?? "");
    await expect(next.locator(":focus")).toHaveCount(1);
    await tabTo(page.getByRole("tab", { name: "Actions" }));
    await press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Log" })).toBeFocused();
    await fill(field(page, "What happened or was decided"), "The gas is off");
    await press("Enter");
    await expect(page.getByRole("list", { name: "Log", exact: true })).toContainText(
      "The gas is off",
    );
    await expect(field(page, "What happened or was decided")).toBeFocused();
  });

  await test.step("an action of the review is typed into the fields that were just added", async () => {
    await tabTo(button("Stand the teams down"), "Shift+Tab");
    await press("Enter");
    await open(page.getByRole("alertdialog").getByRole("button", { name: "Stand the teams down" }));
    await expect(button("Close with a review")).toBeFocused();
    await press("Enter");
    await fill(field(page, "What worked"), "The alarm");
    await open(button("Add action"));
    await expect(field(page, "Action")).toBeFocused();
    await type("Buy a torch");
    await open(button("Remove action 1"));
    await expect(button("Add action")).toBeFocused();
    await open(button("Close the incident"));
    await expect(page.getByRole("heading", { name: "Review" })).toBeVisible();
    await expect(title(page, /^EXERCISE: level 3/)).toBeFocused();
  });
});

test("an exercise is planned, its people are invited, and it starts, without a mouse", async ({
  page,
}) => {
  const { open, tabTo, press, type } = keyboardOf(page);
  const button = (name: RegExp | string) => page.getByRole("button", { name });
  await page.goto("/dashboard/exercises");
  await open(button("Plan this exercise: Fire on the premises"));
  await tabTo(page.getByRole("spinbutton", { name: "day, Date" }));
  await type("31122030");
  await tabTo(page.getByLabel(/^Start \(/));
  await type("1000am");
  await tabTo(page.getByLabel("Where", { exact: true }));
  await type("The function room");
  await open(button("Plan the exercise"));
  await expect(title(page, /^EXERCISE: Fire on the premises/)).toBeFocused();
  await open(button(/^Invite \d+ people/));
  await expect(button("Start the exercise")).toBeFocused();
  await press("Enter");
  await expect(button("Finish the exercise")).toBeFocused();
  await press("Enter");
  await open(button("Add action"));
  await expect(field(page, "Action")).toBeFocused();
});

test("the offline plan is kept, opened by its PIN, read and logged in, without a mouse", async ({
  page,
}) => {
  const { open, fill, tabTo, press, type } = keyboardOf(page);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await page.goto("/dashboard/incidents?edit=new");
  await open(page.getByRole("button", { name: /^Declare level 1/ }));
  await expect(title(page, /^Level 1/)).toBeFocused();

  await test.step("a PIN is chosen, after one that is easy to guess", async () => {
    await page.goto("/dashboard/offline-plan");
    await fill(field(page, "PIN"), "111111");
    await press("Enter");
    await expect(page.getByText("Please choose a PIN that is harder to guess.")).toBeVisible();
    await press("ControlOrMeta+a");
    await type(PIN);
    await fill(field(page, "Repeat the PIN"), PIN);
    await press("Enter");
    await expect(page.getByRole("link", { name: "Open the offline plan" })).toBeFocused();
    await press("Enter");
  });

  await test.step("a wrong PIN leaves the focus in the field, and the right one opens the plan", async () => {
    await expect(field(page, "PIN")).toBeFocused();
    await type("111222");
    await press("Enter");
    await expect(page.getByRole("alert")).toHaveText(
      "This PIN is wrong. You can try 9 more times.",
    );
    await expect(field(page, "PIN")).toBeFocused();
    await type(PIN);
    await press("Enter");
    await expect(title(page, /^Harbour Light/)).toBeFocused();
  });

  await test.step("each page and its links for calls are reached", async () => {
    await tabTo(page.getByRole("link", { name: "000" }).first());
    for (const name of ["IT Recovery Team", "Contacts", "Sites"]) {
      const choice = pages.getByRole("button", { name });
      await tabTo(choice, name === "IT Recovery Team" ? "Shift+Tab" : "Tab");
      await press("Enter");
      await expect(choice).toBeFocused();
      await expect(choice).toHaveAttribute("aria-current", "page");
    }
    await tabTo(page.getByRole("link", { name: /^Map of / }).first());
  });

  await test.step("the incident is shown, and an entry is logged", async () => {
    await tabTo(page.getByRole("button", { name: "Show incident" }), "Shift+Tab");
    await press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await press("Tab");
    await expect(field(page, "What happened or was decided")).toBeFocused();
    await type("The gas is off");
    await open(page.getByRole("button", { name: "Add entry" }));
    await expect(page.getByRole("list", { name: "Log", exact: true })).toContainText(
      "The gas is off",
    );
    await expect(page.getByRole("button", { name: "Add entry" })).toBeFocused();
  });

  await test.step("the page's title has the focus after the plan was deleted", async () => {
    await page.goto("/dashboard/offline-plan");
    const remove = { name: "Delete from this device" };
    await open(page.getByRole("button", remove));
    await open(page.getByRole("alertdialog").getByRole("button", remove));
    await expect(title(page, /^Offline Plan/)).toBeFocused();
    await expect(field(page, "Repeat the PIN")).toBeVisible();
  });
});
