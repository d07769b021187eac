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

it("remembers the page of an expired session", async () => {
  startSession({ access_token: "t", expiry: Date.now() + HOUR });
  await open("/dashboard/teams?q=a");
  await expect.element(page.getByLabelText("Inside")).toBeVisible();
  endSession("lapsed");
  await landed();
  expect(takeReturnPage()).toBe("/dashboard/teams?q=a");
  expect(takeReturnPage()).toBeNull();
});

it("remembers no page after a log out, and no entry page", async () => {
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

it("forgets the remembered page on log out", async () => {
  startSession({ access_token: "t", expiry: Date.now() + HOUR });
  await open("/dashboard/teams");
  endSession("lapsed");
  await landed();
  // Another tab signs in again and out.
  startSession({ access_token: "another", expiry: Date.now() + HOUR });
  endSession("left");
  expect(takeReturnPage()).toBeNull();
});

it("remounts its content for another person", async () => {
  startSession({ access_token: "mine", expiry: Date.now() + HOUR });
  await open("/dashboard/teams");
  await page.getByLabelText("Inside").fill("typed");
  startSession({ access_token: "noor's", expiry: Date.now() + HOUR });
  await expect.element(page.getByLabelText("Inside")).toHaveValue("");
});
