import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RequireSession } from "./require-session";
import { endSession, startSession } from "./session";
import { takeReturnPage } from "./session-return";

const HOUR = 3_600_000;
const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/" element={<p>The landing page</p>} />
        <Route element={<RequireSession />}>
          <Route path="*" element={<input aria-label="Inside" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
const landed = () => expect.element(page.getByText("The landing page")).toBeVisible();

beforeEach(() => sessionStorage.clear());
afterEach(() => endSession());

it("remembers the page that an expired session was turned away from", async () => {
  startSession({ access_token: "t", expiry: Date.now() + HOUR });
  await open("/dashboard/teams?q=a");
  await expect.element(page.getByLabelText("Inside")).toBeVisible();
  endSession("lapsed");
  await landed();
  expect(takeReturnPage()).toBe("/dashboard/teams?q=a");
  expect(takeReturnPage()).toBeNull();
});

it("remembers nothing for who left on purpose, nor an entrance", async () => {
  startSession({ access_token: "t", expiry: Date.now() + HOUR });
  const first = await open("/dashboard/teams");
  endSession("left");
  await landed();
  expect(takeReturnPage()).toBeNull();
  await first.unmount();
  endSession("lapsed");
  await open("/dashboard");
  await landed();
  expect(takeReturnPage()).toBeNull();
});

it("forgets a page that was wanted before, once its person leaves on purpose", async () => {
  startSession({ access_token: "t", expiry: Date.now() + HOUR });
  await open("/dashboard/teams");
  endSession("lapsed");
  await landed();
  // Signed in again by another tab, and out.
  startSession({ access_token: "another", expiry: Date.now() + HOUR });
  endSession("left");
  expect(takeReturnPage()).toBeNull();
});

it("draws everything anew for somebody else", async () => {
  startSession({ access_token: "mine", expiry: Date.now() + HOUR });
  await open("/dashboard/teams");
  await page.getByLabelText("Inside").fill("typed");
  startSession({ access_token: "noor's", expiry: Date.now() + HOUR });
  await expect.element(page.getByLabelText("Inside")).toHaveValue("");
});
