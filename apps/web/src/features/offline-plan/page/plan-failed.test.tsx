import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { phoneListOf } from "./phone-list-rules";
import { PlanBoundary } from "./plan-failed";

const PLAN = {
  format: 99,
  people: { all: [{ name: "Ana", mobile: "+61 491 570 006", phone: "" }] },
  contacts: [
    { name: "Fire", phone: "000", mobile: "" },
    { name: "No number", phone: "", mobile: "" },
    { name: "Ana", mobile: "+61 491 570 006", phone: "+61 491 570 006" },
  ],
};

it("finds everyone with a number in a plan of any shape, once", () => {
  expect(phoneListOf(PLAN)).toEqual([
    { name: "Ana", numbers: ["+61 491 570 006"] },
    { name: "Fire", numbers: ["000"] },
  ]);
  expect([null, "text", 1, []].flatMap(phoneListOf)).toEqual([]);
});

it("lists names and phone numbers if the plan cannot be shown", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = () => {
    throw new TypeError("Map.groupBy is not a function");
  };
  await render(
    <PlanBoundary plan={PLAN}>
      <Broken />
    </PlanBoundary>,
  );
  await expect
    .element(page.getByRole("heading", { name: "The plan could not be shown" }))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Call +61 491 570 006" }))
    .toHaveAttribute("href", "tel:+61491570006");
  logged.mockRestore();
});
