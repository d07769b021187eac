import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NumberField } from "./number-field";

const heard = vi.fn();
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
        heard(next);
      }}
    />
  );
};

it("tells each key, takes no minus, groups on leaving, and is null when emptied", async () => {
  await render(<Cost />);
  const cost = page.getByRole("textbox", { name: "Loss Value" });
  await expect.element(cost).toHaveValue("1,500");
  await cost.fill("");
  expect(heard).toHaveBeenLastCalledWith(null);
  await userEvent.keyboard("-12000");
  expect(heard).toHaveBeenLastCalledWith(12_000);
  await expect.element(cost).toHaveValue("12000");
  await userEvent.keyboard("{ArrowUp}");
  expect(heard).toHaveBeenLastCalledWith(12_001);
  await userEvent.tab();
  await expect.element(cost).toHaveValue("12,001");
});
