import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { focusTitleAfterLoad } from "./focus-page-title";
import { PageFrame } from "./page-frame";

const frame = (title: string, to: string) => (
  <PageFrame
    title={title}
    purpose="What it is for."
    help={<p>Help with {title}</p>}
    next={{ to, label: "Other" }}
  >
    Content
  </PageFrame>
);
const open = () =>
  render(
    <MemoryRouter initialEntries={["/one"]}>
      <Routes>
        <Route path="/one" element={frame("One", "/two")} />
        <Route path="/two" element={<div>{frame("Two", "/one")}</div>} />
      </Routes>
    </MemoryRouter>,
  );
const help = (title: string) => page.getByText(`Help with ${title}`);
const goOn = () => page.getByRole("link", { name: /Other/ }).click();

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it("opens a page's help on the first visit, and folds it on later ones", async () => {
  await open();
  await expect.element(help("One")).toBeVisible();
  await goOn();
  await expect.element(help("Two")).toBeVisible();
  await goOn();
  await expect.element(page.getByRole("heading", { name: "One" })).toBeVisible();
  await expect.element(help("One")).not.toBeInTheDocument();
});

it("remembers by page that the help was opened again", async () => {
  await open();
  const fold = page.getByRole("button", { name: "Why this matters" });
  await fold.click();
  await expect.element(help("One")).not.toBeInTheDocument();
  await fold.click();
  await goOn();
  await expect.element(help("Two")).toBeVisible();
  await goOn();
  await expect.element(help("One")).toBeVisible();
});

it("moves the focus to the title of the page that a login has loaded, until a key is pressed", async () => {
  const title = page.getByRole("heading", { name: "One" });
  focusTitleAfterLoad();
  const loaded = await open();
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await loaded.unmount();
  await open();
  await expect.element(title).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

it("passes the focus from the title of a loading page to the one that replaces it", async () => {
  const pageWith = (title: string) => (
    <MemoryRouter key={title}>{frame(title, "/two")}</MemoryRouter>
  );
  focusTitleAfterLoad();
  const shown = await render(pageWith("Loading"));
  await expect.element(page.getByRole("heading", { name: "Loading" })).toHaveFocus();
  await shown.rerender(pageWith("One"));
  await expect.element(page.getByRole("heading", { name: "One" })).toHaveFocus();
});

it("moves the focus to a title that appears after the loading one was gone", async () => {
  focusTitleAfterLoad();
  const loading = await open();
  await expect.element(page.getByRole("heading", { name: "One" })).toHaveFocus();
  await loading.unmount();
  await open();
  await expect.element(page.getByRole("heading", { name: "One" })).toHaveFocus();
});
