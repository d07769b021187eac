import { HOLDFAST_SITE } from "@holdfast/content/site/holdfast-site";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { CallError } from "../../platform/api/call-error";
import { endSession, readSession, startSession } from "../../platform/session/session";
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

describe("a session that has expired", () => {
  const notice = page.getByText("Your session has expired. Log in to continue.");
  const HOUR = 3_600_000;

  it("says so when the page is loaded with a stored expiry in the past, and in the login", async () => {
    localStorage.setItem("holdfast.access_token", "token");
    localStorage.setItem("holdfast.expiry", String(Date.now() - HOUR));
    // The session as a page that loads now finds it.
    readSession();
    await render(<LandingScreen />);
    await expect.element(notice).toBeVisible();
    await header.getByRole("button", { name: "Register / Log in" }).click();
    await expect
      .element(dialog.getByText("Your session has expired. Log in to continue."))
      .toBeVisible();
  });

  it("says so when it expires while the page is open", async () => {
    startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
    await render(<LandingScreen />);
    await expect.element(header.getByRole("link", { name: "Dashboard" })).toBeVisible();
    localStorage.setItem("holdfast.expiry", String(Date.now() - 1));
    window.dispatchEvent(new Event("focus"));
    await expect.element(notice).toBeVisible();
  });

  it("says so when the server refuses it, until somebody signs in", async () => {
    startSession({ access_token: "token", expiry: Date.now() + HOUR });
    await render(<LandingScreen />);
    server.mockImplementation(async () => new Response(null, { status: 401 }));
    await expect(callEndpoint(readUser, {})).rejects.toThrow(CallError);
    await expect.element(notice).toBeVisible();
    startSession({ access_token: "next", expiry: Date.now() + HOUR });
    await expect.element(notice).not.toBeInTheDocument();
  });

  it("is not spoken of to a person who logged out, or who never signed in", async () => {
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
