import { HOLDFAST_SITE } from "@holdfast/content/site/holdfast-site";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { CallError } from "../../../platform/api/call-error";
import { endSession, readSession, startSession } from "../../../platform/session/session";
import { LandingScreen } from "./landing-screen";

const server = vi.spyOn(globalThis, "fetch");
const dialog = page.getByRole("dialog");
const header = page.getByRole("banner");

beforeEach(() => {
  server.mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => endSession());

it("shows the login button without a stored token, and the user's pages with one", async () => {
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

describe("the notice of an expired session", () => {
  const notice = page.getByText("Your session has expired. Log in to continue.");
  const HOUR = 3_600_000;

  it("shows when the page loads with a stored expiry in the past, and in the login", async () => {
    localStorage.setItem("holdfast.access_token", "token");
    localStorage.setItem("holdfast.expiry", String(Date.now() - HOUR));
    // Reads the session as a page load does.
    readSession();
    await render(<LandingScreen />);
    await expect.element(notice).toBeVisible();
    await header.getByRole("button", { name: "Register / Log in" }).click();
    await expect
      .element(dialog.getByText("Your session has expired. Log in to continue."))
      .toBeVisible();
  });

  it("shows when the session expires while the page is open", async () => {
    startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
    await render(<LandingScreen />);
    await expect.element(header.getByRole("link", { name: "Dashboard" })).toBeVisible();
    localStorage.setItem("holdfast.expiry", String(Date.now() - 1));
    window.dispatchEvent(new Event("focus"));
    await expect.element(notice).toBeVisible();
  });

  it("shows when the server rejects the session, until someone logs in", async () => {
    startSession({ access_token: "token", expiry: Date.now() + HOUR });
    await render(<LandingScreen />);
    server.mockImplementation(async () => new Response(null, { status: 401 }));
    await expect(callEndpoint(readUser, {})).rejects.toThrow(CallError);
    await expect.element(notice).toBeVisible();
    startSession({ access_token: "next", expiry: Date.now() + HOUR });
    await expect.element(notice).not.toBeInTheDocument();
  });

  it("does not show for a user who logged out or never logged in", async () => {
    const first = await render(<LandingScreen />);
    server.mockImplementation(async () => new Response(null, { status: 401 }));
    await expect(callEndpoint(readUser, {})).rejects.toThrow(CallError);
    await expect.element(header.getByRole("button")).toBeVisible();
    expect(notice.query()).toBeNull();
    await first.unmount();
    startSession({ access_token: "token", expiry: Date.now() + HOUR });
    endSession("left");
    await render(<LandingScreen />);
    await expect.element(header.getByRole("button")).toBeVisible();
    expect(notice.query()).toBeNull();
  });
});

it("links to the legal texts, the contact page and social media in the footer", async () => {
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
