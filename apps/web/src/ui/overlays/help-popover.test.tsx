import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { HelpPopover } from "./help-popover";

it("opens next to its button, inside the window, and keeps the focus when Escape closes it", async () => {
  await render(
    <div style={{ position: "absolute", right: 0, bottom: 0 }}>
      <HelpPopover about="Flood">
        Water enters the premises, or surrounds them for days on end.
      </HelpPopover>
    </div>,
  );
  const button = page.getByRole("button", { name: "About Flood" });
  const note = page.getByRole("note", { name: "Flood" });
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(note).toBeVisible();
  await expect.element(button).toHaveAttribute("aria-expanded", "true");
  const { right, bottom } = note.element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(window.innerWidth);
  expect(bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top);
  await userEvent.keyboard("{Escape}");
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
