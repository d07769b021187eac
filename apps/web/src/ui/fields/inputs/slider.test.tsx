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

it("starts as not set, and takes the minimum by keyboard or as a number", async () => {
  const Unset = () => {
    const [days, setDays] = useState<number | null>(null);
    return <Slider name="rto" label="RTO of Bar" value={days} max={7} onChange={setDays} />;
  };
  const screen = await render(<Unset />);
  const slider = screen.getByRole("slider", { name: "RTO of Bar" });
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Not set");
  await expect
    .element(screen.getByRole("textbox", { name: "RTO of Bar, as a number" }))
    .toHaveValue("");
  (await slider.element()).focus();
  await userEvent.keyboard("{Home}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "0");
});

it("takes a typed number, caps it at the maximum, and keeps its value for other text", async () => {
  const screen = await render(<Days />);
  const slider = screen.getByRole("slider", { name: "RTO of Kitchen" });
  const number = screen.getByRole("textbox", { name: "RTO of Kitchen, as a number" });
  await number.fill("4");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "4 days");
  await number.fill("99");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "7 days");
  await userEvent.keyboard("{Tab}");
  await expect.element(number).toHaveValue("7");
  await number.fill("soon");
  await userEvent.keyboard("{Tab}");
  await expect.element(number).toHaveValue("7");
  (await number.element()).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "6 days");
});
