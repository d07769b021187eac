import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MemoryRouter, Route, Routes } from "react-router";
import { expectAccessible } from "../../../../test/accessible";
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

const READ = "/v1/confirmation/email-update/read";
const CONFIRM = "/v1/confirmation/email-update/confirm";
const button = () => page.getByRole("button", { name: "Change email" });
const read = (isUpdated: boolean) => Response.json({ email: "new@harbour.example", isUpdated });

/** Confirms the change; the signed-in user is this one. */
const confirmsFor = (signedIn: { id: string; email: string }) => {
  let isUpdated = false;
  server.mockImplementation(async (address) => {
    if (address === "/v1/user") return Response.json(signedIn);
    if (address === READ) return read(isUpdated);
    isUpdated = true;
    return new Response(null, { status: 204 });
  });
};

it("only reads until the button is pressed; a reload after it says what has happened", async () => {
  startSession({ access_token: "mine", expiry: Date.now() + 3_600_000 });
  arriveBy("id=7&token=secret");
  confirmsFor({ id: "7", email: "mira@harbour.example" });
  const first = await open();
  await expect.element(page.getByText(/new@harbour.example/)).toBeVisible();
  expect(server.mock.calls.map(([address]) => address)).not.toContain(CONFIRM);
  await button().click();
  await expect
    .element(
      page.getByRole("heading", {
        name: "Email Successfully Updated, please log in with your new email.",
      }),
    )
    .toBeVisible();
  await expect.poll(readSession).toBeNull();
  await expectAccessible();
  expect(window.location.search).toBe("");
  await first.unmount();
  // A new session, back on the page: it is not the one that ended.
  startSession({ access_token: "newer", expiry: Date.now() + 3_600_000 });
  await open();
  await expect
    .element(page.getByRole("heading", { name: "Your email is already new@harbour.example." }))
    .toBeVisible();
  await expect.element(page.getByText(/logged in as/)).not.toBeInTheDocument();
  await expectAccessible();
  expect(readSession()?.token).toBe("newer");
  const calls = server.mock.calls.filter(([address]) => address !== "/v1/user");
  expect(calls.map(([address]) => address)).toEqual([READ, CONFIRM, READ]);
});

it("keeps another user's session when the link is opened, and says whose it is", async () => {
  startSession({ access_token: "noor", expiry: Date.now() + 3_600_000 });
  arriveBy("id=7&token=secret");
  confirmsFor({ id: "8", email: "noor@harbour.example" });
  await open();
  await button().click();
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
  server.mockImplementationOnce(async () => read(false));
  await open();
  refuses(500, "Sorry, an error occurred. Please try again later.");
  await button().click();
  await expect.element(page.getByText("Please try again later.", { exact: true })).toBeVisible();
});
