import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DateField } from "./date-field";

const fetchText = vi.fn();
const FollowUp = ({ start }: { start: string | null }) => {
  const [value, setValue] = useState(start);
  return (
    <DateField
      name="followUpDate"
      label="Follow Up Date"
      value={value}
      onChange={(next) => {
        setValue(next);
        fetchText(next);
      }}
    />
  );
};

it("shows day, month and year in that order", async () => {
  const { container } = await render(<FollowUp start="2026-02-09" />);
  expect(container.querySelector("[data-field] [class*=input]")?.textContent).toBe("09/02/2026");
});

it("accepts a date typed by keyboard alone and returns it as YYYY-MM-DD", async () => {
  await render(<FollowUp start={null} />);
  await userEvent.tab();
  await userEvent.keyboard("31122026");
  await expect.poll(() => fetchText.mock.lastCall?.[0]).toBe("2026-12-31");
});

it("opens a calendar, by keyboard too", async () => {
  await render(<FollowUp start="2026-02-09" />);
  await page.getByRole("button", { name: /calendar/i }).click();
  await expect.element(page.getByRole("grid", { name: /february 2026/i })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await expect.poll(() => fetchText.mock.lastCall?.[0]).toBe("2026-02-10");
  await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
});
