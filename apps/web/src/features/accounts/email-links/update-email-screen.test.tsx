import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MemoryRouter, Route, Routes } from "react-router";
import { endSession, readSession, startSession } from "../../../platform/session/session";
import { UpdateEmailScreen } from "./update-email-screen";

const server = vi.spyOn(globalThis, "fetch");
const arriveBy = (query: string) => window.history.replaceState(null, "", `?${query}`);
const open = () =>
  render(
    <MemoryRouter initialEntries={["/update-email"]}>
      <Routes>
        <Route path="/" element={<p>The landing page</p>} />
        <Route path="/update-email" element={<UpdateEmailScreen />} />
      </Routes>
    </MemoryRouter>,
  );
const refuses = (status: number, detail: string) =>
  server.mockImplementationOnce(async () =>
    Response.json({ title: "Refused", status, code: "x", detail }, { status }),
  );

beforeEach(() => {
  server.mockReset();
  sessionStorage.clear();
});
afterEach(() => endSession());

it("redirects to the start page without id and token", async () => {
  arriveBy("id=7");
  await open();
  await expect.element(page.getByText("The landing page")).toBeVisible();
  expect(server).not.toHaveBeenCalled();
});

/** Confirms the change; the signed-in user is this one. */
const confirmsFor = (signedIn: { id: string; email: string }) =>
  server.mockImplementation(async (address) =>
    address === "/v1/user" ? Response.json(signedIn) : new Response(null, { status: 204 }),
  );

it("logs the user out once the email is updated, and shows the outcome again after a reload", async () => {
  startSession({ access_token: "mine", expiry: Date.now() + 3_600_000 });
  arriveBy("id=7&token=secret");
  confirmsFor({ id: "7", email: "mira@harbour.example" });
  const first = await open();
  await expect
    .element(
      page.getByRole("heading", {
        name: "Email Successfully Updated, please log in with your new email.",
      }),
    )
    .toBeVisible();
  await expect.poll(readSession).toBeNull();
  expect(window.location.search).toBe("");
  await first.unmount();
  // A new session, back on the page: it is not the one that ended.
  startSession({ access_token: "newer", expiry: Date.now() + 3_600_000 });
  await open();
  await expect.element(page.getByText(/Email Successfully Updated/)).toBeVisible();
  await expect.element(page.getByText(/logged in as/)).not.toBeInTheDocument();
  expect(readSession()?.token).toBe("newer");
  const redemptions = server.mock.calls.filter(([address]) => address !== "/v1/user");
  expect(redemptions.map(([address]) => address)).toEqual([
    "/v1/confirmation/email-update/confirm",
  ]);
});

it("keeps another user's session when the link is opened, and says whose it is", async () => {
  startSession({ access_token: "noor", expiry: Date.now() + 3_600_000 });
  arriveBy("id=7&token=secret");
  confirmsFor({ id: "8", email: "noor@harbour.example" });
  await open();
  await expect
    .element(page.getByText(/logged in as noor@harbour.example in this browser. This link was/))
    .toBeVisible();
  expect(readSession()?.token).toBe("noor");
  expect(server.mock.calls.map(([address]) => address)).not.toContain("/v1/auth/sign_out");
});

it("shows the server's message, or asks to try again later", async () => {
  arriveBy("id=7&token=old");
  refuses(409, "Sorry, this email is already exist");
  const first = await open();
  await expect.element(page.getByText("Sorry, this email is already exist")).toBeVisible();
  await first.unmount();
  arriveBy("id=7&token=old");
  refuses(500, "Sorry, an error occurred. Please try again later.");
  await open();
  await expect.element(page.getByText("Please try again later.", { exact: true })).toBeVisible();
});
