import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Choice } from "./choice";
import { ComboBox } from "./combo-box";
import type { ChoiceSearch } from "./use-choice-search";

const INDUSTRIES = Array.from({ length: 250 }, (_, number) => ({
  id: String(number),
  name: number === 42 ? "Cafes and Restaurants" : `Industry ${number}`,
}));
const PAGE = 100;

const search = vi.fn<ChoiceSearch>(async ({ text, page: from }) => {
  const found = INDUSTRIES.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  const start = Number(from ?? 0);
  const next = start + PAGE < found.length ? String(start + PAGE) : undefined;
  return { choices: found.slice(start, start + PAGE), next };
});

const Industry = ({ start = null }: { start?: Choice | null }) => {
  const [value, setValue] = useState<Choice | null>(start);
  return (
    <>
      <ComboBox
        name="industry"
        label="Industry"
        search={search}
        value={value}
        onChange={setValue}
        nothingFound="No industry by that name."
      />
      <output>{value?.name ?? "none"}</output>
    </>
  );
};
const field = () => page.getByRole("combobox", { name: "Industry" });
const chosen = () => page.getByRole("status");

it("searches once typing pauses, and selects by keyboard alone", async () => {
  search.mockClear();
  await render(<Industry />);
  await userEvent.tab();
  await expect.element(page.getByRole("option", { name: "Industry 0", exact: true })).toBeVisible();
  await userEvent.keyboard("cafes");
  await expect.element(page.getByRole("option", { name: "Cafes and Restaurants" })).toBeVisible();
  await expect.poll(() => search.mock.lastCall?.[0].text).toBe("cafes");
  expect(search.mock.calls.length).toBeLessThan("cafes".length);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field()).toHaveValue("Cafes and Restaurants");
  await expect.element(chosen()).toMatchTextContent("Cafes and Restaurants");
});

it("restores the last choice on blur", async () => {
  await render(<Industry start={{ id: "42", name: "Cafes and Restaurants" }} />);
  await expect.element(field()).toHaveValue("Cafes and Restaurants");
  await userEvent.tab();
  await userEvent.keyboard("{End} nonsense");
  await expect.element(page.getByText("No industry by that name.")).toBeVisible();
  await userEvent.tab();
  await expect.element(field()).toHaveValue("Cafes and Restaurants");
  await expect.element(chosen()).toMatchTextContent("Cafes and Restaurants");
});

it("has no value once it is emptied, and remains empty on blur", async () => {
  await render(<Industry start={{ id: "42", name: "Cafes and Restaurants" }} />);
  await expect.element(field()).toHaveValue("Cafes and Restaurants");
  await field().click();
  await userEvent.keyboard("{Control>}a{/Control}{Delete}");
  await expect.element(field()).toHaveValue("");
  await userEvent.tab();
  await expect.element(field()).toHaveValue("");
  await expect.element(chosen()).toMatchTextContent("none");
});

it("remains empty if the pointer rests on an option as the field is left", async () => {
  await render(<Industry start={{ id: "42", name: "Cafes and Restaurants" }} />);
  await field().click();
  await expect.element(page.getByRole("option", { name: "Industry 41" })).toBeVisible();
  await userEvent.keyboard("{Control>}a{/Control}{Delete}");
  await expect.element(field()).toHaveValue("");
  await page.getByRole("option", { name: "Industry 41" }).hover();
  await page.getByRole("option", { name: "Cafes and Restaurants" }).hover();
  await userEvent.tab();
  await expect.element(page.getByRole("option").first()).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue("");
  await expect.element(chosen()).toMatchTextContent("none");
});

it("selects the option that a key has highlighted, as the field is left", async () => {
  await render(<Industry />);
  await field().click();
  await expect.element(page.getByRole("option", { name: "Industry 1", exact: true })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await userEvent.tab();
  await expect.element(chosen()).toMatchTextContent("Industry 1");
});

it("shows its list if the page scrolls to the field that gets the focus", async () => {
  await render(
    <div style={{ width: 360, paddingBottom: 600 }}>
      <button type="button" style={{ marginBottom: 2_000 }}>
        Before
      </button>
      <Industry />
    </div>,
  );
  page.getByRole("button", { name: "Before" }).element().focus();
  const scrolled = new Promise((resolve) => {
    // Called after React Aria's listener, which waits for the capture phase.
    document.addEventListener("scroll", resolve, { once: true });
  });
  await userEvent.tab();
  await scrolled;
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await expect.element(field()).toHaveAttribute("aria-expanded", "true");
  // The list would be in the wrong place once the page scrolls again.
  window.scrollBy(0, -100);
  await expect.element(field()).toHaveAttribute("aria-expanded", "false");
});

it("loads the next page as the list is scrolled", async () => {
  search.mockClear();
  await render(<Industry />);
  await field().click();
  await expect.element(page.getByRole("option").first()).toBeVisible();
  const scrollDown = () => {
    const list = page.getByRole("listbox").element();
    const scroller = list.scrollHeight > list.clientHeight ? list : (list.parentElement ?? list);
    scroller.scrollTop = scroller.scrollHeight;
  };
  await expect
    .poll(() => {
      // Scroll again, because the list may only now have its height.
      scrollDown();
      return search.mock.lastCall?.[0].page;
    })
    .toBe("100");
});

it("reports a failed search, and searches again on typing", async () => {
  search.mockRejectedValueOnce(new Error("away"));
  await render(<Industry />);
  await field().click();
  await expect.element(page.getByText("Search failed. Try again.")).toBeVisible();
  await userEvent.keyboard("cafes");
  await expect.element(page.getByRole("option", { name: "Cafes and Restaurants" })).toBeVisible();
});
