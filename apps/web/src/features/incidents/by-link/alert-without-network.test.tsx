import type { Alert } from "@holdfast/contract/incidents/by-link/linked-work";
import { values } from "idb-keyval";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { LINK_ID, ON_THE_WAY } from "../../../../test/linked-alert";
import { tick } from "../../../../test/tick";
import { forgetAlert, readKeptAlerts } from "../../../platform/offline-plan/kept-alerts";
import { AlertScreen } from "./alert-screen";

/* An alert's page that this browser has opened before, without a network. */

const OTHER_ID = "0199e2a0-0000-7000-8000-000000000013";
const server = vi.spyOn(globalThis, "fetch");
const readsAs = (alert: Alert) =>
  server.mockImplementation(async (address) =>
    Response.json(String(address).endsWith("/log") ? [] : alert),
  );
const goOffline = () => server.mockRejectedValue(new TypeError("Failed to fetch"));
const ended = () =>
  Response.json(
    { title: "Ended", status: 410, code: "alert-ended", detail: "Level 2 has ended." },
    { status: 410, headers: { "content-type": "application/problem+json" } },
  );
/** Opens the link in a new tab. */
const arriveBy = (id: string, token = "secret") => {
  sessionStorage.clear();
  window.history.replaceState(null, "", `#id=${id}&token=${token}`);
};
const next = page.getByRole("list", { name: "Next actions" });

/** Opens the page with a network and closes it again. */
async function openOnce(id = LINK_ID) {
  arriveBy(id);
  readsAs(ON_THE_WAY);
  const opened = await render(<AlertScreen />);
  await expect.element(next).toBeVisible();
  await expect.element(page.getByText("This page also opens without a network.")).toBeVisible();
  await opened.unmount();
}

beforeEach(async () => {
  server.mockReset();
  localStorage.clear();
  for (const { link } of await readKeptAlerts()) await forgetAlert(link.id);
});

it("opens with what it showed last, and says since when", async () => {
  await openOnce();
  arriveBy(LINK_ID);
  goOffline();
  await render(<AlertScreen />);
  await expect.element(next.getByText("Action 1")).toBeVisible();
  await expect.element(page.getByText(/ Last updated \d\d:\d\d\. /u)).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Call .+, Mei Silva/u })).toBeVisible();
  await expectAccessible();
});

it("keeps it encrypted, with a key that no script can read", async () => {
  await openOnce();
  const stored: readonly unknown[] = await values();
  const keys = stored.filter((value) => value instanceof CryptoKey);
  expect(keys.map(({ extractable }) => extractable)).toEqual([false]);
  const sealed = stored.flatMap((value) =>
    value instanceof CryptoKey
      ? []
      : new TextDecoder().decode(Reflect.get(Object(value), "sealed")),
  );
  expect(sealed).toHaveLength(1);
  expect(sealed.join(" ")).not.toMatch(/secret|Harbour|Mei/u);
});

it("does not open by a wrong token", async () => {
  await openOnce();
  arriveBy(LINK_ID, "wrong");
  goOffline();
  await render(<AlertScreen />);
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

it("keeps what was written after the page is closed, and sends it when it opens again with a network", async () => {
  await openOnce();
  arriveBy(LINK_ID);
  goOffline();
  const offline = await render(<AlertScreen />);
  await page.getByLabelText("What happened or was decided").fill("The gas is off");
  await page.getByRole("button", { name: "Add entry" }).click();
  await expect.element(page.getByText(/1 entry is on this device only/u)).toBeVisible();
  await offline.unmount();
  arriveBy(LINK_ID);
  readsAs(ON_THE_WAY);
  await render(<AlertScreen />);
  await expect.element(next).toBeVisible();
  await expect.element(page.getByText(/on this device only/u)).not.toBeInTheDocument();
  const logged = server.mock.calls.filter(([address]) => String(address).endsWith("/log"));
  expect(logged.map(([, request]) => JSON.parse(String(request?.body)) as unknown)).toMatchObject(
    logged.map(() => ({ id: LINK_ID, entries: [{ text: "The gas is off" }] })),
  );
});

it("keeps an answer, and sends it with its time when the network is back", async () => {
  const declined: Alert = { ...ON_THE_WAY, answer: "cannot-come", work: null };
  await openOnce();
  arriveBy(LINK_ID);
  goOffline();
  const offline = await render(<AlertScreen />);
  await page.getByLabelText("What happened or was decided").fill("The gas is off");
  await page.getByRole("button", { name: "Add entry" }).click();
  await page.getByRole("button", { name: "Change to ‘Cannot come’" }).click();
  await expect.element(page.getByText("You answered: Cannot come")).toBeVisible();
  await expect.element(page.getByText(/Not sent yet/u)).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
  await expect.element(page.getByText(/1 entry is on this device only/u)).toBeVisible();
  await offline.unmount();
  arriveBy(LINK_ID);
  readsAs(declined);
  await render(<AlertScreen />);
  await expect.element(page.getByText(/Not sent yet/u)).not.toBeInTheDocument();
  await expect.element(page.getByText("You answered: Cannot come")).toBeVisible();
  const sent = server.mock.calls.find(([address]) => String(address).endsWith("/answer"));
  expect(JSON.parse(String(sent?.[1]?.body))).toMatchObject({
    id: LINK_ID,
    answer: "cannot-come",
    entryId: expect.any(String) as string,
    deviceAt: expect.any(String) as string,
  });
});

it("says whom to call if the server does not know the link, and deletes nothing by itself", async () => {
  await openOnce();
  arriveBy(LINK_ID);
  server.mockImplementation(async () =>
    Response.json(
      { title: "Wrong", status: 418, code: "alert-link-invalid", detail: "Open the newest." },
      { status: 418, headers: { "content-type": "application/problem+json" } },
    ),
  );
  await render(<AlertScreen />);
  await expect
    .element(page.getByRole("heading", { name: "This link does not work" }))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Call .+, Mei Silva/u })).toBeVisible();
  expect(await readKeptAlerts()).toHaveLength(1);
  await page.getByRole("button", { name: "Delete from this device" }).click();
  await expect.poll(async () => readKeptAlerts()).toEqual([]);
});

it("is not ended by a refusal of another server, such as a network’s login page", async () => {
  await openOnce();
  arriveBy(LINK_ID);
  server.mockImplementation(async () => new Response("<h1>Log in</h1>", { status: 404 }));
  await render(<AlertScreen />);
  await expect.element(next.getByText("Action 1")).toBeVisible();
});

it("deletes everything once the incident has ended", async () => {
  await openOnce();
  arriveBy(LINK_ID);
  server.mockImplementation(async () => ended());
  await render(<AlertScreen />);
  await expect.element(page.getByRole("heading", { name: "This alert has ended" })).toBeVisible();
  await expect.poll(async () => values()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

it("sends what was written before the end, although ticks and entries after it are refused", async () => {
  await openOnce();
  arriveBy(LINK_ID);
  goOffline();
  const offline = await render(<AlertScreen />);
  for (const text of ["Before the end", "After the end"]) {
    await page.getByLabelText("What happened or was decided").fill(text);
    await page.getByRole("button", { name: "Add entry" }).click();
  }
  await tick(page.getByRole("checkbox", { name: "Action 1" }));
  await expect.element(page.getByText(/2 entries are on this device only/u)).toBeVisible();
  await offline.unmount();
  arriveBy(LINK_ID);
  server.mockImplementation(async (address, request) =>
    String(address).endsWith("/log") && !String(request?.body).includes("After the end")
      ? Response.json([])
      : ended(),
  );
  await render(<AlertScreen />);
  await expect.element(page.getByText("After the end")).toBeVisible();
  await expect.element(page.getByText("Done: Action 1")).toBeVisible();
  await expect.element(page.getByText("Before the end")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Delete from this device" }).click();
  await expect.poll(async () => values()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
});

it("leads from an incomplete address to the alerts that this browser keeps, and deletes those that have ended", async () => {
  await openOnce();
  await openOnce(OTHER_ID);
  sessionStorage.clear();
  window.history.replaceState(null, "", window.location.pathname);
  server.mockImplementation(async (_address, request) =>
    String(request?.body).includes(OTHER_ID) ? ended() : Response.json(ON_THE_WAY),
  );
  await render(<AlertScreen />);
  const links = page.getByRole("list", { name: "Your other alerts" }).getByRole("link");
  await expect.poll(() => links.elements().length).toBe(1);
  await expect.element(links).toHaveAttribute("href", expect.stringContaining(LINK_ID));
  expect((await readKeptAlerts()).map(({ link }) => link.id)).toEqual([LINK_ID]);
});
