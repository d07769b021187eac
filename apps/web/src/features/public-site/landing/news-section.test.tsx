import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NewsSection } from "./news-section";

const server = vi.spyOn(globalThis, "fetch");
const answer = (body: BodyInit, status = 200) =>
  server.mockImplementation(async () => new Response(body, { status }));

const entry = (number: number, link: string | null = null) => ({
  title: `Entry ${number}`,
  summary: `Summary ${number}`,
  source: "Daily",
  link,
  publishedAt: "2026-11-23T00:00:00.000Z",
});
const entries = Array.from({ length: 6 }, (_, at) => entry(at + 1));

const list = page.getByRole("list", { name: "Latest news" });
const next = page.getByRole("button", { name: "Next news" });
const previous = page.getByRole("button", { name: "Previous news" });
/** Titles of the slides that are in view. */
const inView = () => {
  const strip = document.querySelector("ol")?.getBoundingClientRect();
  return Array.from(document.querySelectorAll("ol > li"))
    .filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return strip && left >= strip.left - 1 && right <= strip.right + 1;
    })
    .map((slide) => slide.querySelector("h3")?.textContent);
};
const titles = (...numbers: number[]) => numbers.map((number) => `Entry ${number}`);

it("shows 4 entries and turns by its buttons, which keep the focus at the last one", async () => {
  answer(JSON.stringify(entries));
  await render(<NewsSection />);
  await expect.element(list).toBeVisible();
  await expect.poll(inView).toEqual(titles(1, 2, 3, 4));
  await expect.element(previous).toHaveAttribute("aria-disabled", "true");
  await next.click();
  await expect.poll(inView).toEqual(titles(3, 4, 5, 6));
  await expect.element(page.getByRole("status")).toHaveTextContent("3 to 6 of 6");
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await expect.element(next).toHaveFocus();
  await previous.click();
  await expect.poll(inView).toEqual(titles(1, 2, 3, 4));
});

it("turns by arrow keys, Home and End", async () => {
  answer(JSON.stringify(entries));
  await render(<NewsSection />);
  await expect.element(list).toBeVisible();
  document.querySelector("ol")?.focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(inView).toEqual(titles(2, 3, 4, 5));
  await userEvent.keyboard("{End}");
  await expect.poll(inView).toEqual(titles(3, 4, 5, 6));
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(inView).toEqual(titles(2, 3, 4, 5));
  await userEvent.keyboard("{Home}");
  await expect.poll(inView).toEqual(titles(1, 2, 3, 4));
});

it("leaves keys with a modifier to the browser, such as Alt and Left for Back", async () => {
  answer(JSON.stringify(entries));
  await render(<NewsSection />);
  const isLeft = (modifiers: KeyboardEventInit) => {
    const key = { key: "ArrowRight", bubbles: true, cancelable: true, ...modifiers };
    return list.element().dispatchEvent(new KeyboardEvent("keydown", key));
  };
  await expect.element(list).toBeVisible();
  expect(isLeft({})).toBe(false);
  expect([{ altKey: true }, { ctrlKey: true }, { metaKey: true }].map(isLeft)).toEqual([
    true,
    true,
    true,
  ]);
});

it("shows 1 entry at 900 px or less", async () => {
  await page.viewport(900, 800);
  answer(JSON.stringify(entries));
  await render(<NewsSection />);
  await expect.poll(inView).toEqual(titles(1));
  await next.click();
  await expect.poll(inView).toEqual(titles(2));
});

it("follows the window's width, also if the list keeps its own", async () => {
  const width = vi.spyOn(window, "innerWidth", "get").mockReturnValue(900);
  answer(JSON.stringify(entries));
  await render(<NewsSection />);
  await expect.poll(inView).toEqual(titles(1));
  width.mockRestore();
  window.dispatchEvent(new Event("resize"));
  await expect.poll(inView).toEqual(titles(1, 2, 3, 4));
});

it("links a title that has an address, in a new tab without a referrer", async () => {
  answer(JSON.stringify([entry(1, "https://news.example/1"), entry(2)]));
  await render(<NewsSection />);
  const link = page.getByRole("link", { name: "Entry 1 (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("href", "https://news.example/1");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(page.getByRole("link").elements()).toHaveLength(1);
});

it.each([
  ["there are none", "[]", 200],
  ["the server refuses", '{"title": "Busy"}', 429],
  ["the answer is broken", "[{", 200],
])("shows no news if %s", async (_, body, status) => {
  answer(body, status);
  const { container } = await render(<NewsSection />);
  await expect.poll(() => server.mock.settledResults.at(-1)?.type).toBe("fulfilled");
  expect(container.textContent).toBe("");
});
