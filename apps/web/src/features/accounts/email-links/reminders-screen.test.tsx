import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { RemindersScreen } from "./reminders-screen";

const READ = "/v1/renewal-reminders/read";
const server = vi.spyOn(globalThis, "fetch");
let isOn = true;
const arrive = (link = "#id=7&token=secret") => window.history.replaceState(null, "", link);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const tokens = () =>
  server.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { token: string }).token);
const sent = () => server.mock.calls.map(([address, init]) => `${init?.method} ${String(address)}`);

beforeEach(() => {
  isOn = true;
  server.mockReset();
  server.mockImplementation(async (address, init) => {
    if (address !== READ) ({ isOn } = JSON.parse(String(init?.body)) as { isOn: boolean });
    return Response.json({ isOn });
  });
});
afterEach(() => sessionStorage.clear());

it("asks before it turns the reminders off, and can turn them on again", async () => {
  arrive();
  await render(<RemindersScreen />);
  await expect.element(heading("Turn off renewal reminders?")).toBeVisible();
  expect(sent()).toEqual([`POST ${READ}`]);
  await button("Turn off renewal reminders").click();
  await expect.element(heading("Renewal reminders are off")).toBeVisible();
  await expectAccessible();
  expect(sent()).toEqual([`POST ${READ}`, "PUT /v1/renewal-reminders"]);
  await button("Turn on again").click();
  await expect.element(heading("Renewal reminders are on")).toBeVisible();
  expect(isOn).toBe(true);
});

it("says that they are off when the link is opened again", async () => {
  isOn = false;
  arrive();
  await render(<RemindersScreen />);
  await expect.element(heading("Renewal reminders are off")).toBeVisible();
  expect(sent()).toEqual([`POST ${READ}`]);
});

it("opens a link of an older version, which has the token in the query", async () => {
  arrive("?id=7&token=older");
  await render(<RemindersScreen />);
  await expect.element(heading("Turn off renewal reminders?")).toBeVisible();
  expect(tokens()).toEqual(["older"]);
  expect(window.location.search).toBe("");
});

it("opens the next link in the same tab, and removes it from the address", async () => {
  arrive();
  await render(<RemindersScreen />);
  await button("Turn off renewal reminders").click();
  await expect.element(heading("Renewal reminders are off")).toBeVisible();
  isOn = true;
  window.location.hash = "id=8&token=next";
  await expect.element(heading("Turn off renewal reminders?")).toBeVisible();
  expect(tokens()).toEqual(["secret", "secret", "next"]);
  expect(window.location.hash).toBe("");
});
