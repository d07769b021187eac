import type { IncidentWithKeys } from "@holdfast/contract/incidents/incident";
import type { LogEntry } from "@holdfast/contract/incidents/log-entry";
import { get, keys as photoKeys } from "idb-keyval";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { createQueryClient } from "../../../platform/api/query-client";
import { LogSection } from "./log-section";
import { QueueSection } from "./queue-section";
import { logQueueOf, newEntry, NOT_STORED } from "./read-log-queue";

const ENTRY_KEYS = ["A", "B"].map((letter) => btoa(letter.repeat(32)));
const incident = {
  planId: "0199e2a0-0000-7000-8000-000000000003",
  incidentId: "0199e2a0-0000-7000-8000-000000000004",
  status: "active",
  newestEntry: 0,
  closedAt: null,
  entryKeys: ENTRY_KEYS.slice(0, 1),
} as unknown as IncidentWithKeys;

type Sent = { readonly entryId: string; readonly text: string; readonly deviceAt: string };

const server = vi.spyOn(globalThis, "fetch");
let stored: LogEntry[] = [];
/** The id of the signed-in person. */
let signedIn: string;
/** Requests, with the entries that each sent. */
let posted: Sent[][] = [];
/** Uploads of photos. */
let photos: { readonly entryId: string; readonly size: readonly number[] }[] = [];
let answer: () => Promise<Response>;
const accept = async () =>
  Response.json(photos.length > 0 ? { entryId: photos.at(-1)?.entryId } : [], { status: 201 });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  stored = [];
  signedIn = "0199e2a0-0000-7000-8000-000000000001";
  posted = [];
  photos = [];
  answer = accept;
  server.mockImplementation(async (address, request) => {
    if (String(address).endsWith("/v1/user")) return Response.json({ id: signedIn });
    if (request?.method !== "POST") return Response.json(stored);
    if (request.body instanceof FormData) {
      const { width, height } = await createImageBitmap(request.body.get("photo") as File);
      photos.push({ entryId: String(request.body.get("entryId")), size: [width, height] });
      return answer();
    }
    const { entries } = JSON.parse(String(request.body)) as { readonly entries: Sent[] };
    posted.push(entries);
    return answer();
  });
});

let queries: QueryClient;
const screenOf = (shown: IncidentWithKeys) => (
  <QueryClientProvider client={queries}>
    <QueueSection incident={shown}>
      <LogSection incident={shown} />
    </QueueSection>
  </QueryClientProvider>
);
const open = (shown = incident) => {
  queries = createQueryClient();
  return render(screenOf(shown));
};
const field = page.getByRole("textbox", { name: "What happened or was decided" });
const write = async (text: string) => {
  await field.fill(text);
  await userEvent.keyboard("{Enter}");
};

it("keeps an entry on this device without a network, and sends the same one when it is back", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await open();
  await write("The gas is off");
  const note = page.getByText("1 entry is on this device only.");
  await expect.element(note).toBeVisible();
  await expect.element(field).toHaveValue("");
  await expectAccessible();
  await expect.poll(() => posted.length).toBe(1);
  answer = accept;
  window.dispatchEvent(new Event("online"));
  await expect.element(note).not.toBeInTheDocument();
  const ids = posted.flat().map(({ entryId }) => entryId);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/u);
});

it("sends an entry of a wrong clock with the present time, and the others as they are", async () => {
  const queue = logQueueOf(incident.incidentId, signedIn, ENTRY_KEYS.slice(0, 1).join(","));
  await queue.add({ ...newEntry("Water in the cellar"), deviceAt: "2020-01-01T00:00:00.000Z" });
  await queue.add(newEntry("The gas is off"));
  answer = async () =>
    posted.at(-1)?.some(({ deviceAt }) => deviceAt.startsWith("2020")) === true
      ? Response.json({ title: "Wrong", status: 422, code: "device-time-wrong" }, { status: 422 })
      : accept();
  await open();
  await expect.poll(() => posted.map((entries) => entries.length)).toEqual([2, 1, 1, 1]);
  expect(posted.slice(2).flatMap((entries) => entries.map(({ text }) => text))).toEqual([
    expect.stringMatching(/^Water in the cellar \(this device’s clock showed 01\/01\/2020, /u),
    "The gas is off",
  ]);
  await expect.element(page.getByText("on this device only")).not.toBeInTheDocument();
});

it("still has an unsent entry after a reload", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  const { unmount } = await open();
  await write("Water in the cellar");
  await expect.poll(() => posted.length).toBe(1);
  await unmount();
  answer = accept;
  await open();
  await expect.poll(() => posted.at(-1)?.[0]?.text).toBe("Water in the cellar");
  await expect.element(page.getByText("on this device only")).not.toBeInTheDocument();
});

it("stores the text of a waiting entry encrypted, and sends it once a key decrypts it", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  const { unmount } = await open();
  await write("Water in the cellar");
  await expect.poll(() => posted.length).toBe(1);
  await unmount();
  answer = accept;
  expect(Object.values(localStorage).join("")).toContain("sealed");
  expect(Object.values(localStorage).join("")).not.toContain("Water");

  const withOtherKey = await open({ ...incident, entryKeys: ENTRY_KEYS.slice(1) });
  await write("Everyone is out");
  await expect.poll(() => posted.length).toBe(2);
  expect(posted[1]?.map(({ text }) => text)).toEqual(["Everyone is out"]);
  await withOtherKey.unmount();

  // The secret key of the installation was rotated.
  await open({ ...incident, entryKeys: ENTRY_KEYS.toReversed() });
  await expect.poll(() => posted[2]?.map(({ text }) => text)).toEqual(["Water in the cellar"]);
});

it("takes many long entries in several calls, each below the limit of the server", async () => {
  const queue = logQueueOf(incident.incidentId, signedIn, ENTRY_KEYS.join(","));
  const text = "界".repeat(5000);
  for (let count = 0; count < 60; count += 1) await queue.add(newEntry(text));
  const sizes: number[] = [];
  for (let next = queue.readNext(); next.length > 0; next = queue.readNext()) {
    sizes.push(new Blob([JSON.stringify({ entries: next })]).size);
    queue.remove(next);
  }
  expect(sizes).toHaveLength(2);
  expect(Math.max(...sizes)).toBeLessThan(1_000_000);
});

it("does not send the entries of one person in the session of another", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  const { unmount } = await open();
  await write("Written by the first person");
  await expect.poll(() => posted.length).toBe(1);
  await unmount();
  answer = accept;
  signedIn = "0199e2a0-0000-7000-8000-000000000009";
  await open();
  await write("Written by the second person");
  await expect.poll(() => posted.flat().at(-1)?.text).toBe("Written by the second person");
  expect(posted.slice(1).flat()).toHaveLength(1);
});

it("does not repeat entries that the server refuses until the next one is added", async () => {
  answer = async () =>
    Response.json({ title: "This incident is closed.", status: 409 }, { status: 409 });
  await open();
  await write("First entry");
  await expect.element(page.getByText("1 entry is on this device only.")).toBeVisible();
  await expect.element(page.getByText("This incident is closed.")).toBeVisible();
  expect(posted).toHaveLength(1);
  window.dispatchEvent(new Event("online"));
  await write("Second entry");
  await expect.poll(() => posted.length).toBe(2);
  expect(posted[1]).toHaveLength(2);
});

const storedEntry = (number: number, text: string) =>
  ({
    number,
    entryId: String(number),
    deviceAt: "2026-11-22T10:00:00.000Z",
    serverAt: "2026-11-22T10:00:00.000Z",
    authorName: "Ada",
    kind: "note",
    text,
    photo: null,
    cost: null,
  }) as LogEntry;

it("reads the log again once the incident has a later entry", async () => {
  const { rerender } = await open({ ...incident, newestEntry: 0 });
  stored = [storedEntry(1, "Doors are open")];
  await expect.element(page.getByText("Doors are open")).not.toBeInTheDocument();
  await rerender(screenOf({ ...incident, newestEntry: 1 }));
  await expect.element(page.getByText("Doors are open")).toBeVisible();
});

/** Answers reads of the log as the server does. */
const serveLog = () =>
  server.mockImplementation(async (address) => {
    if (String(address).endsWith("/v1/user")) return Response.json({ id: signedIn });
    const query = new URL(String(address), location.origin).searchParams;
    const rows =
      query.get("order") === "event"
        ? stored.toSorted((a, b) => a.deviceAt.localeCompare(b.deviceAt))
        : stored;
    return Response.json(rows.slice(Number(query.get("offset"))));
  });
const texts = () =>
  page
    .getByRole("list", { name: "Log" })
    .getByRole("listitem")
    .elements()
    .map((entry) => /Entry (\d+)\./.exec(entry.textContent)?.[1]);

it("reads the newest 200 entries of a long log, and older ones on demand", async () => {
  stored = Array.from({ length: 350 }, (_, at) => storedEntry(at + 1, `Entry ${at + 1}.`));
  serveLog();
  await open({ ...incident, newestEntry: 350 });
  await expect
    .poll(() => [texts().length, texts()[0], texts().at(-1)])
    .toEqual([200, "350", "151"]);
  const older = page.getByRole("button", { name: "Show older entries" });
  await older.click();
  await expect.poll(() => [texts().length, texts().at(-1)]).toEqual([350, "1"]);
  await expect.element(older).not.toBeInTheDocument();
});

it("shows the log by the time of the event, with seconds", async () => {
  stored = [
    storedEntry(1, "Entry 1."),
    { ...storedEntry(2, "Entry 2."), deviceAt: "2026-11-22T09:59:58.000Z" },
  ];
  serveLog();
  await open({ ...incident, newestEntry: 2 });
  await expect.poll(texts).toEqual(["2", "1"]);
  await page
    .getByRole("combobox", { name: "Order" })
    .selectOptions("By time of the event, newest first");
  await expect.poll(texts).toEqual(["1", "2"]);
  await expect.element(page.getByText(/^2: \d\d\/11\/2026, \d\d:59:58, Ada/u)).toBeVisible();
  await expectAccessible();
});

const pixel = async (type: string) => {
  const canvas = new OffscreenCanvas(2400, 1200);
  canvas.getContext("2d")?.fillRect(0, 0, 2400, 1200);
  return new File([await canvas.convertToBlob({ type })], "photo", { type });
};
const photoField = page.getByLabelText("Photo for the log");

it("keeps a photo through a reload without a network, and sends it smaller, once", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  const { unmount } = await open();
  await field.fill("The kitchen");
  await userEvent.upload(photoField, await pixel("image/png"));
  await expect.element(page.getByText("Photo: The kitchen")).toBeVisible();
  await expect.poll(() => photos.length).toBe(1);
  await unmount();
  answer = accept;
  const [key] = await photoKeys();
  const stored = new Blob([(await get<Uint8Array<ArrayBuffer>>(key ?? "")) ?? ""]);
  await expect(createImageBitmap(stored), "encrypted").rejects.toThrow("could not be decoded");
  await open();
  await expect.poll(() => photos.length).toBe(2);
  await expect.element(page.getByText("on this device only")).not.toBeInTheDocument();
  const [lost, sent] = photos;
  expect(sent?.entryId).toBe(lost?.entryId);
  expect(sent?.size).toEqual([2000, 1000]);
});

it("reports a file that is not an image, and keeps the text", async () => {
  await open();
  await field.fill("The kitchen");
  await userEvent.upload(photoField, new File(["no image"], "photo.png", { type: "image/png" }));
  await expect.element(page.getByText("Please choose a PNG, JPEG or WebP image.")).toBeVisible();
  await expect.element(field).toHaveValue("The kitchen");
  expect(photos).toHaveLength(0);
});

/** Leaves the browser no space for this site. */
const fillStorage = () => {
  for (let size = 5_000_000; size > 10; size = Math.floor(size / 2)) {
    try {
      for (;;) localStorage.setItem(`filler ${Math.random()}`, "x".repeat(size));
    } catch {
      // Smaller pieces fill what is left.
    }
  }
};

it("keeps the text of an entry that a full device cannot store, and says so next to the field", async () => {
  fillStorage();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await open();
  await write("The gas is off");
  await expect.element(field).toHaveAccessibleDescription(NOT_STORED);
  await expect.element(field).toHaveValue("The gas is off");
  localStorage.clear();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("1 entry is on this device only.")).toBeVisible();
  await expect.element(page.getByText(NOT_STORED)).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("");
  // The first answer may only have been lost.
  expect(new Set(posted.flat().map(({ entryId }) => entryId)).size).toBe(1);
});

it("sends an entry that a full device cannot store, if there is a network", async () => {
  fillStorage();
  await open();
  await write("The gas is off");
  await expect.poll(() => posted.flat().map(({ text }) => text)).toEqual(["The gas is off"]);
  await expect.element(field).toHaveValue("");
  await expect.element(page.getByText(NOT_STORED)).not.toBeInTheDocument();
});

it("marks entries that arrived late, newest first, and offers no field once the incident is closed", async () => {
  const entry = (number: number, text: string, serverAt: string): LogEntry => ({
    photo: null,
    cost: null,
    number,
    entryId: `entry-${number}`,
    kind: "note",
    text,
    authorName: "Ana Silva",
    deviceAt: "2026-11-23T10:00:00.000Z",
    serverAt,
    hash: "",
  });
  stored = [
    entry(1, "Alarm", "2026-11-23T10:00:01.000Z"),
    entry(2, "Out", "2026-11-23T11:00:00.000Z"),
  ];
  await open({ ...incident, status: "closed", closedAt: "2026-11-23T10:30:00.000Z" });
  const rows = page.getByRole("list", { name: "Log" }).getByRole("listitem");
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^2: .*, Ana Silva, received [\d/:, ]+, added after the closingOut$/u),
    expect.stringMatching(/^1: .*, Ana SilvaAlarm$/u),
  ]);
  await expect.element(field).not.toBeInTheDocument();
});
