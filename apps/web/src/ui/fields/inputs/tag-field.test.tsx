import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MultiSelect } from "../choices/multi-select";
import { namesToAdd, TagField } from "./tag-field";

it("splits names at commas, trims them and omits those that are present", () => {
  expect(namesToAdd(" Finance, HR ,, finance,Sales", ["sales"])).toEqual(["Finance", "HR"]);
});

const Units = () => {
  const [names, setNames] = useState<string[]>([]);
  return (
    <>
      <TagField
        name="units"
        label="Business units"
        value={names}
        onChange={setNames}
        suggestions={["Finance", "Sales"]}
      />
      <output>{names.join("|")}</output>
    </>
  );
};

it("adds by comma, Enter and suggestion, and removes by Backspace and by button", async () => {
  await render(<Units />);
  await userEvent.tab();
  await userEvent.keyboard("HR,Legal{Enter}");
  await expect.element(page.getByRole("status")).toMatchTextContent("HR|Legal");
  await page.getByRole("button", { name: "Finance" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent("HR|Legal|Finance");
  await page.getByRole("textbox").click();
  await userEvent.keyboard("{Backspace}");
  await expect.element(page.getByRole("status")).toMatchTextContent("HR|Legal");
  await page.getByRole("button", { name: "Remove HR" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent("Legal");
});

const Periods = () => {
  const [names, setNames] = useState<string[]>([]);
  return (
    <>
      <TagField
        name="periods"
        label="Critical periods"
        value={names}
        onChange={setNames}
        choices={["May", "Payroll day"]}
      />
      <output>{names.join("|")}</output>
    </>
  );
};

it("adds a suggested name at once, and a typed name on Enter only", async () => {
  const { container } = await render(<Periods />);
  await userEvent.tab();
  await userEvent.keyboard("May");
  await expect.element(page.getByRole("status")).toMatchTextContent("");
  await userEvent.keyboard("be{Enter}");
  await expect.element(page.getByRole("status")).toMatchTextContent("Maybe");
  const box = container.querySelector("input");
  if (!box) throw new Error("The field is missing.");
  // Browsers replace the whole value when a suggestion is selected.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
    box,
    "Payroll day",
  );
  box.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText" }));
  await expect.element(page.getByRole("status")).toMatchTextContent("Maybe|Payroll day");
  expect(container.querySelectorAll("datalist option")).toHaveLength(1);
});

it("moves the focus to the next tag after a removal, and to the field after the last one", async () => {
  await render(<Units />);
  await userEvent.tab();
  await userEvent.keyboard("HR,Legal{Enter}");
  await page.getByRole("button", { name: "Remove HR" }).click();
  await expect.element(page.getByRole("button", { name: "Remove Legal" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox")).toHaveFocus();
});

const Members = () => {
  const [ids, setIds] = useState<string[]>([]);
  return (
    <>
      <MultiSelect
        name="members"
        label="Accountable Contacts"
        value={ids}
        onChange={setIds}
        choices={[
          { id: "1", name: "Mira Santos" },
          { id: "2", name: "Tom Reid" },
          { id: "3", name: "Mirabel Stone" },
        ]}
      />
      <output>{ids.join("|")}</output>
    </>
  );
};

it("filters by typing, selects several and shows them as tags", async () => {
  await render(<Members />);
  await userEvent.tab();
  await userEvent.keyboard("mira");
  await expect.poll(() => page.getByRole("option").elements().length).toBe(2);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.keyboard("tom");
  await expect.poll(() => page.getByRole("option").elements().length).toBe(1);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.tab();
  await expect.element(page.getByRole("status")).toMatchTextContent("1|2");
  await page.getByRole("button", { name: "Remove Mira Santos" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent("2");
});
