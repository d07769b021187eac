import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FilterMenu } from "./filter-menu";

const choices = Array.from({ length: 12 }, (_, at) => ({ id: String(at), name: `Category ${at}` }));

const Register = () => {
  const [ids, setIds] = useState<string[]>([]);
  return (
    <>
      <FilterMenu
        label="Risk Category"
        allLabel="All categories"
        choices={choices}
        value={ids}
        onChange={setIds}
      />
      <output>{ids.join("|")}</output>
      {/* Where the open menu does not cover it. */}
      <button type="button" style={{ position: "fixed", insetBlockEnd: 0, insetInlineEnd: 0 }}>
        Elsewhere
      </button>
    </>
  );
};

const opened = () => document.querySelector("details")?.open;

it("opens, searches, selects and closes by keyboard alone", async () => {
  await render(<Register />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await userEvent.keyboard("category 1");
  await expect.element(page.getByRole("checkbox", { name: "Category 10" })).toBeVisible();
  expect(page.getByRole("checkbox").elements()).toHaveLength(3);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(page.getByRole("status")).toMatchTextContent("1|10");
  await userEvent.keyboard("{Escape}");
  expect(opened()).toBe(false);
  expect(document.activeElement?.tagName).toBe("SUMMARY");
  expect(document.activeElement?.textContent).toContain("2 selected");
});

it("stays open on presses inside, closes on a press outside, and clears the filter", async () => {
  await render(<Register />);
  await page.getByText("All categories").click();
  await page.getByText("Category 3").click();
  await page.getByText("Category 4").click();
  await expect.element(page.getByRole("status")).toMatchTextContent("3|4");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent("");
  expect(opened()).toBe(true);
  await page.getByRole("button", { name: "Elsewhere" }).click();
  await expect.poll(opened).toBe(false);
});
