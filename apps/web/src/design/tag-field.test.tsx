import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MultiSelect } from "./multi-select";
import { namesToAdd, TagField } from "./tag-field";

it("separates names by commas, trims them, and leaves out those that are there", () => {
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

it("adds by comma, Enter and suggestion, and takes back by Backspace and by cross", async () => {
  await render(<Units />);
  await userEvent.tab();
  await userEvent.keyboard("HR,Legal{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent("HR|Legal");
  await page.getByRole("button", { name: "Finance" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("HR|Legal|Finance");
  await page.getByRole("textbox").click();
  await userEvent.keyboard("{Backspace}");
  await expect.element(page.getByRole("status")).toHaveTextContent("HR|Legal");
  await page.getByRole("row", { name: "HR" }).getByRole("button").click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Legal");
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

it("narrows down by typing, chooses several, and shows them as tags", async () => {
  await render(<Members />);
  await userEvent.tab();
  await userEvent.keyboard("mira");
  await expect.poll(() => page.getByRole("option").elements().length).toBe(2);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.keyboard("tom");
  await expect.poll(() => page.getByRole("option").elements().length).toBe(1);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.tab();
  await expect.element(page.getByRole("status")).toHaveTextContent("1|2");
  await page.getByRole("row", { name: "Mira Santos" }).getByRole("button").click();
  await expect.element(page.getByRole("status")).toHaveTextContent("2");
});
