import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { brokenWords } from "../../../test/broken-words";
import { BarChart } from "./bar-chart";

const NAMES = ["Legal/Compliance", "Strategic/Market", "Workers Compensation & Safety"];

it.each([
  [390, 326],
  [320, 254],
])("breaks no word of its names on a screen of %i pixels", async (screen, width) => {
  await page.viewport(screen, 844);
  await render(
    <MemoryRouter>
      <div style={{ width }}>
        <BarChart
          caption="Ratings"
          nameHead="Hazard"
          valueHead="Rating"
          max={5}
          ticks={[0, 5]}
          rows={NAMES.map((name) => ({
            id: name,
            name,
            to: "/",
            bars: [{ value: 3, text: "3 Moderate", tone: "accent" }],
          }))}
        />
      </div>
    </MemoryRouter>,
  );
  for (const name of NAMES) {
    const link = page.getByRole("link", { name });
    await expect.element(link).toBeVisible();
    expect(brokenWords(link.element())).toEqual([]);
  }
});

it("starts the limit at the edge of the chart if it continues on the next line", async () => {
  await render(
    <div style={{ width: 200 }}>
      <BarChart
        caption="Objectives in days"
        nameHead="Unit"
        valueHead="Days"
        max={7}
        ticks={[0, 7]}
        limit={{ value: 7, text: "MTPD of the plan: 7 days" }}
        rows={[]}
      />
    </div>,
  );
  const caption = page.getByText("Objectives in days", { exact: true }).element();
  const limit = page.getByText("MTPD of the plan: 7 days").element();
  const [first, second] = [caption, limit].map((part) => part.getBoundingClientRect());
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
  expect(second?.left).toBe(first?.left);
});
