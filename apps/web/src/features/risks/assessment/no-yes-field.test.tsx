import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NoYesField } from "./no-yes-field";

const asked = vi.fn();

/** Two risks whose answers are only requested; the button stands in for the form that confirms them. */
const Risks = () => {
  const [saved, setSaved] = useState<readonly string[]>([]);
  return (
    <>
      {["Flood", "Fire"].map((risk) => (
        <NoYesField
          key={risk}
          label={risk}
          value={saved.includes(risk)}
          onAnswer={(isYes) => asked(risk, isYes)}
          isDisabled={false}
        />
      ))}
      <button type="button" onClick={() => setSaved(["Flood"])}>
        Grant
      </button>
    </>
  );
};

const half = (risk: string, name: "No" | "Yes") =>
  page.getByRole("radiogroup", { name: risk }).getByRole("radio", { name });

beforeEach(() => vi.clearAllMocks());

it("requests Yes and stays at No until it is confirmed", async () => {
  await render(<Risks />);
  await half("Flood", "Yes").click();
  expect(asked).toHaveBeenCalledExactlyOnceWith("Flood", true);
  await expect.element(half("Flood", "No")).toBeChecked();
  await expect.element(half("Flood", "No")).toHaveFocus();
});

it("ignores the answer that is already selected", async () => {
  await render(<Risks />);
  await half("Flood", "No").click();
  await userEvent.keyboard("n{ArrowLeft} ");
  expect(asked).not.toHaveBeenCalled();
});

it("answers by arrows and letters, moves by Up and Down, and is one tab stop", async () => {
  await render(<Risks />);
  await userEvent.tab();
  await expect.element(half("Flood", "No")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowRight}");
  expect(asked).toHaveBeenLastCalledWith("Fire", true);
  await userEvent.keyboard("{ArrowDown}{ArrowUp}Y");
  expect(asked).toHaveBeenLastCalledWith("Flood", true);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Grant" })).toHaveFocus();
});

it("puts the focus on the selected answer", async () => {
  await render(<Risks />);
  await page.getByRole("button", { name: "Grant" }).click();
  const no = half("Flood", "No").element();
  if (no instanceof HTMLElement) no.focus();
  await expect.element(half("Flood", "Yes")).toHaveFocus();
});
