import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChartTable } from "./chart-table";

it("shows each row as a list on a phone, with whole words", async () => {
  await page.viewport(320, 700);
  await render(
    <div style={{ width: 254 }}>
      <ChartTable
        summary="Show as a table"
        caption="Risks"
        heads={["No.", "Risk", "Likelihood", "Loss value", "Rating"]}
        rows={[
          {
            id: "1",
            cells: ["1", "Quay redevelopment", "1 in 100 years", "AU$210,000", "57 Medium"],
          },
        ]}
      />
    </div>,
  );
  await page.getByText("Show as a table").click();
  const cell = page.getByRole("cell", { name: "AU$210,000" });
  await expect.element(cell).toBeVisible();
  await expect.element(page.getByRole("table", { name: "Risks" })).toBeInTheDocument();
  for (const cell of page.getByRole("cell").elements())
    expect(cell.getBoundingClientRect().height).toBeLessThan(24);
  expect(getComputedStyle(cell.element(), "::before").content).toBe('"Loss value: "');
});
