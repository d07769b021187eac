import type { User } from "@holdfast/contract/accounts/user";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../../platform/api/query-client";
import { ScreenRoutesProvider } from "../../../platform/routing/screen-routes";
import { endSession, startSession } from "../../../platform/session/session";
import { ROUTES } from "../../../routes";
import { adminMenuFor } from "./side-menus";
import { AdminEntryScreen } from "../admin-entry-screen";
import { AdminFrame } from "./admin-frame";

const ID = "01935b2e-7c00-7000-8000-000000000001";
const NO_BROKER = { brokerId: null, brokerageId: null, brokerageName: null };
const ANCHORAGE = { brokerId: ID, brokerageId: ID, brokerageName: "Anchorage Brokers" };
const NAMES = { email: "mira@harbour.example", firstName: "Mira", lastName: "Santos" };

const server = vi.spyOn(globalThis, "fetch");
let user: Partial<User> = {};
let broker: object = NO_BROKER;

/** The address of the first entry of the menu. */
const firstOf = (isBroker: boolean) => adminMenuFor(ROUTES, isBroker)[0]?.items[0]?.to ?? "";

const open = (address = "/admin") =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <ScreenRoutesProvider value={ROUTES}>
          <Routes>
            <Route element={<AdminFrame />}>
              <Route path="/admin" element={<AdminEntryScreen />} />
              <Route path="/admin/*" element={<AdminEntryScreen />} />
              <Route path={firstOf(true)} element={<h1>The broker’s first page</h1>} />
              <Route path={firstOf(false)} element={<h1>The first page</h1>} />
            </Route>
          </Routes>
        </ScreenRoutesProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(() => {
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  user = { notifications: [], organisationUserRoles: [], purchaseCount: 0, avatarUrl: null };
  broker = NO_BROKER;
  server.mockImplementation(async (address) => {
    if (String(address).endsWith("/user/open_incidents")) return Response.json([]);
    return Response.json(
      String(address).endsWith("/user/broker")
        ? { ...broker, ...NAMES }
        : { id: ID, ...NAMES, ...user },
    );
  });
});
afterEach(() => {
  vi.mocked(Date.now).mockRestore?.();
  endSession();
  localStorage.clear();
});

it.each(["/admin", "/admin/nowhere"])(
  "redirects users without a brokerage from %s to the first entry of their menu",
  async (address) => {
    await open(address);
    await expect.element(page.getByRole("heading", { name: "The first page" })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "My Admin Users" }))
      .not.toBeInTheDocument();
    const menu = page.getByRole("navigation", { name: "Admin" });
    await expect.element(menu.getByRole("link", { name: "Contact Us" })).toBeVisible();
    await expect.element(menu.getByRole("button", { name: "Log out" })).toBeVisible();
  },
);

it("redirects a broker to the first entry of their menu", async () => {
  broker = ANCHORAGE;
  await open("/admin/nowhere");
  await expect
    .element(page.getByRole("heading", { name: "The broker’s first page" }))
    .toBeVisible();
  await expect.element(page.getByText("Anchorage Brokers")).toBeVisible();
});

it("shows the number of unused keys at Admin, and nothing when there are none", async () => {
  user.purchaseCount = 2;
  const { unmount } = await open();
  const main = page.getByRole("navigation", { name: "Main" });
  await expect.element(main.getByRole("link", { name: /^Admin.+2 unused keys/ })).toBeVisible();
  await unmount();
  user.purchaseCount = 0;
  await open();
  await expect.element(main.getByRole("link", { name: "Admin", exact: true })).toBeVisible();
});

it("suggests a second factor until 'Later' is pressed, for 30 days", async () => {
  user.notifications = [{ type: "two-factor", isDisplay: true }];
  broker = ANCHORAGE;
  const first = await open();
  const banner = page.getByRole("region", { name: "Two-factor authentication" });
  await expect
    .element(banner.getByRole("link", { name: "Set it up" }))
    .toHaveAttribute("href", "/admin/settings");
  await page.getByRole("button", { name: "Later" }).click();
  await expect.element(banner).not.toBeInTheDocument();
  await first.unmount();
  endSession();
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  const second = await open();
  await expect
    .element(page.getByRole("heading", { name: "The broker’s first page" }))
    .toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  await second.unmount();
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() + 31 * 86_400_000);
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  await open();
  await expect.element(banner).toBeVisible();
});

it("suggests no second factor to a person without a plan", async () => {
  user.notifications = [{ type: "two-factor", isDisplay: true }];
  await open();
  await expect.element(page.getByRole("heading", { name: "The first page" })).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "Two-factor authentication" }))
    .not.toBeInTheDocument();
});

it("suggests no second factor to a person who has one", async () => {
  user.notifications = [{ type: "two-factor", isDisplay: false }];
  broker = ANCHORAGE;
  await open();
  await expect
    .element(page.getByRole("heading", { name: "The broker’s first page" }))
    .toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "Two-factor authentication" }))
    .not.toBeInTheDocument();
});
