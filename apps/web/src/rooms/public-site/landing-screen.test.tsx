import { HOLDFAST_SITE } from "@holdfast/content/site/holdfast-site";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { endSession, startSession } from "../../platform/session";
import { LandingScreen } from "./landing-screen";

const server = vi.spyOn(globalThis, "fetch");
const dialog = page.getByRole("dialog");
const header = page.getByRole("banner");

beforeEach(() => {
  server.mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => endSession());

it("opens the way in while no token is stored, and one's own pages otherwise", async () => {
  await render(<LandingScreen />);
  await header.getByRole("button", { name: "Register / Log in" }).click();
  await expect.element(dialog.getByRole("tab", { name: "Log in" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  await expect
    .element(header.getByRole("link", { name: "Dashboard" }))
    .toHaveAttribute("href", "/dashboard");
  await expect
    .element(header.getByRole("link", { name: "Admin" }))
    .toHaveAttribute("href", "/admin");
  await expect
    .element(header.getByRole("button", { name: "Register / Log in" }))
    .not.toBeInTheDocument();
});

it("has the legal texts, the contact page and where to follow us at its foot", async () => {
  await render(<LandingScreen />);
  const footer = page.getByRole("contentinfo");
  for (const title of ["Terms & Conditions", "Privacy Policy"]) {
    await footer.getByRole("button", { name: title }).click();
    await expect.element(dialog.getByRole("heading", { name: title })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  }
  await expect
    .element(footer.getByRole("link", { name: "Contact us" }))
    .toHaveAttribute("href", "/contact-us");
  for (const { name, address } of HOLDFAST_SITE.social) {
    await expect
      .element(footer.getByRole("link", { name: new RegExp(`^${name}`) }))
      .toHaveAttribute("href", address);
  }
});
