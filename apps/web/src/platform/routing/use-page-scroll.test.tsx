import { useLayoutEffect, useState } from "react";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { usePageScroll } from "./use-page-scroll";

let release: (() => void) | undefined;

/** A page whose content arrives later than the page. */
const Slow = () => {
  const [isThere, setThere] = useState(false);
  useLayoutEffect(() => {
    release = () => setThere(true);
  }, []);
  return (
    <>
      <Link to="/b">To B</Link>
      {isThere && <div style={{ height: 4_000 }}>Content of A</div>}
    </>
  );
};

const Second = () => {
  const navigate = useNavigate();
  return (
    <div style={{ height: 4_000 }}>
      <h1>B</h1>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Link to="/b?sort=name">Sort</Link>
    </div>
  );
};

const Pages = () => {
  usePageScroll();
  return (
    <Routes>
      <Route path="/a" element={<Slow />} />
      <Route path="/b" element={<Second />} />
    </Routes>
  );
};

const open = async () => {
  await render(
    <MemoryRouter initialEntries={["/a"]}>
      <Pages />
    </MemoryRouter>,
  );
  release?.();
  await expect.element(page.getByText("Content of A")).toBeVisible();
};
/** Scrolls the page, and resolves once it has got the event. */
const scrolled = async (top: number) => {
  const event = new Promise((resolve) => {
    window.addEventListener("scroll", resolve, { once: true });
  });
  window.scrollTo(0, top);
  await event;
  expect(window.scrollY).toBe(top);
};

afterEach(async () => {
  // A page stores its position when it goes.
  await cleanup();
  sessionStorage.clear();
  window.scrollTo(0, 0);
});

it("opens a page at its top, and restores the position on Back once the content is there", async () => {
  await open();
  await scrolled(900);
  // A click by the pointer would first scroll to the link.
  (page.getByRole("link", { name: "To B" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("heading", { name: "B" })).toBeVisible();
  await scrolled(900);
  (page.getByRole("button", { name: "Back" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("link", { name: "To B" })).toBeInTheDocument();
  expect(window.scrollY).toBeLessThan(900);
  release?.();
  await expect.poll(() => window.scrollY).toBe(900);
});

it("opens a page that is loaded in full at its top, not at the position of the page before", async () => {
  const appAt = (path: string) => (
    <MemoryRouter initialEntries={[path]}>
      <Pages />
    </MemoryRouter>
  );
  const first = await render(appAt("/b"));
  await scrolled(900);
  await first.unmount();
  window.scrollTo(0, 0);
  await render(appAt("/a"));
  release?.();
  await expect.element(page.getByText("Content of A")).toBeVisible();
  expect(window.scrollY).toBe(0);
});

it("starts the next page at the top", async () => {
  await open();
  await scrolled(1_200);
  (page.getByRole("link", { name: "To B" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("heading", { name: "B" })).toBeInTheDocument();
  await expect.poll(() => window.scrollY).toBe(0);
});

it("leaves the position alone when only the query of a page changes", async () => {
  await open();
  (page.getByRole("link", { name: "To B" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("heading", { name: "B" })).toBeVisible();
  await scrolled(700);
  (page.getByRole("link", { name: "Sort" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("link", { name: "Sort" })).toBeInTheDocument();
  expect(window.scrollY).toBe(700);
});

it("does not move a page that the person scrolls while it loads", async () => {
  await open();
  await scrolled(900);
  (page.getByRole("link", { name: "To B" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("heading", { name: "B" })).toBeInTheDocument();
  (page.getByRole("button", { name: "Back" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("link", { name: "To B" })).toBeInTheDocument();
  window.dispatchEvent(new WheelEvent("wheel"));
  release?.();
  await expect.element(page.getByText("Content of A")).toBeInTheDocument();
  expect(window.scrollY).toBe(0);
});
