import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BarChart } from "./bar-chart";

const NAMES = ["Legal/Compliance", "Strategic/Market", "Workers Compensation & Safety"];

afterEach(() => page.viewport(1_024, 768));

/** The words of an element that continue on a second line. */
const brokenWords = (element: Element): string[] => {
  const broken: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s/]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
};

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
