import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NumberField } from "./number-field";

const fetchText = vi.fn();
const Cost = () => {
  const [value, setValue] = useState<number | null>(1_500);
  return (
    <NumberField
      name="cost"
      label="Loss Value"
      prefix="A$"
      min={0}
      value={value}
      onChange={(next) => {
        setValue(next);
        fetchText(next);
      }}
    />
  );
};

it("reports each key, groups thousands on blur, and is null when emptied", async () => {
  await render(<Cost />);
  const cost = page.getByRole("textbox", { name: "Loss Value" });
  await expect.element(cost).toHaveValue("1,500");
  await cost.fill("");
  expect(fetchText).toHaveBeenLastCalledWith(null);
  await userEvent.keyboard("12000");
  expect(fetchText).toHaveBeenLastCalledWith(12_000);
  await expect.element(cost).toHaveValue("12000");
  await userEvent.keyboard("{ArrowUp}");
  expect(fetchText).toHaveBeenLastCalledWith(12_001);
  await userEvent.tab();
  await expect.element(cost).toHaveValue("12,001");
});

it.each(["1234.50", "-50", "1e5", "1.000.000", "five"])(
  "keeps %s as typed, marks it and reports null",
  async (typed) => {
    await render(<Cost />);
    const cost = page.getByRole("textbox", { name: "Loss Value" });
    await cost.fill(typed);
    await userEvent.tab();
    await expect.element(cost).toHaveValue(typed);
    await expect.element(page.getByText("Please input a whole number.")).toBeVisible();
    expect(fetchText).toHaveBeenLastCalledWith(null);
  },
);

it.each(["AU$1,234", "$1234", "1 234"])("reads a pasted %s", async (pasted) => {
  await render(<Cost />);
  const cost = page.getByRole("textbox", { name: "Loss Value" });
  await cost.fill(pasted);
  expect(fetchText).toHaveBeenLastCalledWith(1_234);
  await userEvent.tab();
  await expect.element(cost).toHaveValue("1,234");
});
