import {
  SHORT_LINK_INVALID,
  type ShortLinkPage,
} from "@holdfast/contract/answer-links/short-link-endpoints";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { ShortLinkScreen } from "./short-link-screen";

const ID = "0199e2a0-0000-7000-8000-000000000012";
const TOKEN = "x1Yz-_AbCdEfGhIjKlMnOp";
const server = vi.spyOn(globalThis, "fetch");
beforeEach(() => void server.mockReset());

const Destination = () => {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
};
const open = () =>
  render(
    <MemoryRouter initialEntries={[`/a/${TOKEN}`]}>
      <Routes>
        <Route path="/a/*" element={<ShortLinkScreen />} />
        <Route path="*" element={<Destination />} />
      </Routes>
    </MemoryRouter>,
  );
const leadsTo = (name: ShortLinkPage) => async () => Response.json({ page: name, id: ID });

it.each([
  ["alert", "/incident-alert"],
  ["safety_check", "/safe"],
  ["exercise", "/exercise-link"],
  ["contact_check", "/contact-check"],
  ["monthly_question", "/monthly-question"],
] as const)("leads from the link of a text message to its page: %s", async (name, path) => {
  server.mockImplementation(leadsTo(name));
  await open();
  await expect
    .element(page.getByRole("status"))
    .toMatchTextContent(`${path}#id=${ID}&token=${TOKEN}`);
  expect(server.mock.calls.map(([address, init]) => [address, init?.method, init?.body])).toEqual([
    ["/v1/short_links/read", "POST", JSON.stringify({ token: TOKEN })],
  ]);
});

it("says that a link was replaced, and which one to open", async () => {
  const { code, status, message } = SHORT_LINK_INVALID;
  server.mockImplementation(async () =>
    Response.json(
      { title: message, status, code, detail: message },
      { status, headers: { "content-type": "application/problem+json" } },
    ),
  );
  await open();
  await expect
    .element(page.getByRole("heading", { name: "This link does not work" }))
    .toBeVisible();
  await expect.element(page.getByText(message)).toBeVisible();
  await expectAccessible();
});

it("opens the link after a failure of the network", async () => {
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await open();
  server.mockImplementation(leadsTo("alert"));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("status")).toMatchTextContent("/incident-alert#id=");
});
