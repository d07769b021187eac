import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SideFrame } from "./side-frame";
import type { SideGroup } from "./side-menu";

const NONE: readonly SideGroup[] = [];

const Frame = ({ more = NONE }: { readonly more?: readonly SideGroup[] }) => (
  <MemoryRouter initialEntries={["/a"]}>
    <SideFrame
      menuLabel="Plan"
      groups={[
        {
          items: [
            { to: "/a", label: "Dashboard", icon: "dashboard" },
            { to: "/b", label: "Plans", icon: "plan" },
          ],
        },
        {
          label: "Risk Analysis",
          isDone: true,
          items: [{ to: "/risks", label: "Risk Register", icon: "list" }],
        },
        { label: "Validation", items: [], note: "Coming Soon..." },
        ...more,
      ]}
      top={null}
      header="Header"
      footer="Footer"
    >
      Page
    </SideFrame>
  </MemoryRouter>
);
const menu = () => page.getByRole("navigation", { name: "Plan" });
const sidebarWidth = () => menu().element().getBoundingClientRect().width;

afterEach(() => {
  localStorage.clear();
});

it("folds a finished group, opens it on a click and remembers that", async () => {
  const screen = await render(<Frame />);
  const link = page.getByRole("link", { name: "Risk Register" });
  await expect.element(page.getByText("Risk Analysis")).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await page.getByText("Risk Analysis").click();
  await expect.element(link).toBeVisible();
  await expect.poll(() => localStorage.getItem("holdfast.menu_open.Risk Analysis")).toBe("yes");
  await screen.unmount();
  await render(<Frame />);
  await link.click();
  // The current page's group is always open.
  await expect.element(page.getByRole("group")).not.toBeInTheDocument();
  await expect.element(link).toHaveAttribute("aria-current", "page");
});

it("shows the menu 280 px wide, and as an icon rail with names at 1024 px or less", async () => {
  await render(<Frame />);
  expect(sidebarWidth()).toBe(280);
  await expect.element(page.getByText("Coming Soon...")).toBeVisible();
  await page.viewport(1024, 800);
  await expect.poll(sidebarWidth).toBe(72);
  await expect.element(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  expect(page.getByText("Coming Soon...").query()).toBeNull();
});

it("collapses and expands by its button", async () => {
  await render(<Frame />);
  await page.getByRole("button", { name: "Collapse menu", exact: true }).click();
  await expect.poll(sidebarWidth).toBe(72);
  await page.getByRole("button", { name: "Expand menu" }).click();
  await expect.poll(sidebarWidth).toBe(280);
});

it("shows the menu as a drawer on a phone, closed by Escape and by navigation", async () => {
  await page.viewport(390, 800);
  await render(<Frame />);
  await expect.element(menu()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("link", { name: "Plans" }).click();
  await expect.element(menu()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect.element(page.getByRole("link", { name: "Plans" })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Dashboard" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Menu", exact: true })).toHaveFocus();
});

it("does not lengthen a short page by the hidden headings of a menu that scrolls", async () => {
  await page.viewport(1024, 500);
  const more = Array.from({ length: 20 }, (_, at) => ({
    label: `Group ${at}`,
    items: [{ to: `/${at}`, label: `Page ${at}`, icon: "list" as const }],
  }));
  await render(<Frame more={more} />);
  await expect.poll(sidebarWidth).toBe(72);
  const { scrollHeight, clientHeight } = menu().element();
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(500);
});
