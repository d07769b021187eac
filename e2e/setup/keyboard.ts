import type { Locator, Page } from "@playwright/test";
import { expect } from "./app";

/** More presses than any page of the path needs from top to end. */
const MAX_PRESSES = 150;

/** A person who uses only a keyboard. */
export type Keyboard = {
  /** Presses Tab (or Shift+Tab) until the target has the focus, and asserts that the focus is visible. */
  tabTo(target: Locator, way?: "Tab" | "Shift+Tab"): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Moves to a field and types. */
  fill(field: Locator, text: string): Promise<void>;
  /** Moves to a button or link and presses Enter. */
  open(target: Locator): Promise<void>;
  /** Moves to a select and presses the arrow until that option is selected. */
  choose(select: Locator, option: RegExp): Promise<void>;
  /** Moves into a group of radio buttons and presses the arrow until that one is selected. */
  take(group: Locator, name: string | RegExp): Promise<void>;
};

const isFocused = (target: Locator) =>
  target.evaluateAll((all) => all.some((element) => element === document.activeElement));

/** Whether the focused element is visible and shows its focus, which may be at its label or thumb. */
function focusInSight(): string {
  const part = document.activeElement;
  if (!part || part === document.body) return "nothing has the focus";
  const label = part.closest("label");
  const around = label ? [label, ...label.querySelectorAll("*")] : [part.parentElement];
  const isMarked = [part, ...around, part.parentElement?.parentElement].some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const hasOutline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    return hasOutline || (element === part && boxShadow !== "none");
  });
  const { top, bottom } = (label ?? part).getBoundingClientRect();
  const isInSight = bottom > 0 && top < window.innerHeight;
  const words = part.getAttribute("aria-label") ?? part.textContent ?? part.localName;
  return isMarked && isInSight ? "" : `${words} does not show its focus`;
}

export function keyboardOf(page: Page): Keyboard {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  const tabTo: Keyboard["tabTo"] = async (target, way = "Tab") => {
    await expect(target.first()).toBeEnabled();
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      if (await isFocused(target)) {
        await expect.poll(() => page.evaluate(focusInSight)).toBe("");
        return;
      }
      await page.keyboard.press(way);
    }
    throw new Error(`${String(target)} cannot be reached by ${way}.`);
  };

  return {
    press,
    tabTo,
    type: (text) => page.keyboard.type(text),
    fill: async (field, text) => {
      await tabTo(field);
      await page.keyboard.type(text);
    },
    open: async (target) => {
      await tabTo(target);
      await page.keyboard.press("Enter");
    },
    choose: async (select, option) => {
      await tabTo(select);
      const taken = () =>
        select.evaluate(
          (element) => (element as HTMLSelectElement).selectedOptions[0]?.textContent ?? "",
        );
      for (let presses = 0; presses < 60 && !option.test(await taken()); presses += 1)
        await page.keyboard.press("ArrowDown");
      expect(await taken()).toMatch(option);
    },
    take: async (group, name) => {
      const choice = group.getByRole("radio", { name, exact: typeof name === "string" });
      await tabTo(group.getByRole("radio"));
      for (let presses = 0; presses < 30 && !(await isFocused(choice)); presses += 1)
        await page.keyboard.press("ArrowDown");
      if (!(await choice.isChecked())) await page.keyboard.press("Space");
      await expect(choice).toBeChecked();
      await expect.poll(() => page.evaluate(focusInSight)).toBe("");
    },
  };
}

/** After a dialog has closed or a page has opened, the focus must be within the page. */
export const expectFocusKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.localName ?? "nothing"), {
      message: "where the focus is",
    })
    .not.toBe("body");
