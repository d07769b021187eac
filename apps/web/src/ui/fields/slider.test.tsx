import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Slider } from "./slider";

const Days = () => {
  const [days, setDays] = useState(1);
  return (
    <Slider
      name="rto"
      label="RTO of Kitchen"
      value={days}
      max={7}
      onChange={setDays}
      format={(value) => (value === 1 ? "1 day" : `${value} days`)}
    />
  );
};

it("steps by keyboard and announces its value with the unit", async () => {
  const screen = await render(<Days />);
  const slider = screen.getByRole("slider", { name: "RTO of Kitchen" });
  await expect.element(slider).toHaveAttribute("aria-valuetext", "1 day");
  (await slider.element()).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "2 days");
  await userEvent.keyboard("{End}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "7 days");
});
