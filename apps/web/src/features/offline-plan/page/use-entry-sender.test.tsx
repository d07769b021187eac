import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { endSession, startSession } from "../../../platform/session/session";
import { logQueueOf, newEntry } from "../../incidents/public";
import { pagesOfTeam } from "./plan-file-rules";
import { useEntrySender } from "./use-entry-sender";

const KEYS = ["A", "B"].map((letter) => btoa(letter.repeat(32)));
const [OPEN, CLOSED, UNKNOWN] = ["open", "closed", "unknown"];
const plan = {
  planId: "plan",
  person: { userId: "ana", name: "Ana", teamTypeIds: [1] },
  teams: [],
  incidents: [{ incidentId: OPEN }],
  entryKeys: [
    { incidentId: OPEN, keys: KEYS.slice(0, 1) },
    { incidentId: CLOSED, keys: KEYS.slice(1) },
  ],
} as unknown as OfflinePlan;

const server = vi.spyOn(globalThis, "fetch");
let patched: { readonly address: string; readonly body: unknown }[] = [];
let posted: { readonly address: string; readonly texts: readonly string[] }[] = [];

beforeEach(() => {
  localStorage.clear();
  endSession("lapsed");
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  onSent.mockClear();
  posted = [];
  patched = [];
  server.mockReset().mockImplementation(async (address, request) => {
    if (request?.method === "PATCH") {
      patched.push({ address: String(address), body: JSON.parse(String(request.body)) });
      const [kind, id] = String(address).split("/").slice(-2);
      return Response.json(kind === "units" ? { unitId: id } : { actionId: id });
    }
    const { entries } = JSON.parse(String(request?.body)) as {
      readonly entries: readonly { readonly text: string }[];
    };
    posted.push({ address: String(address), texts: entries.map(({ text }) => text) });
    return Response.json([], { status: 201 });
  });
});

const onSent = vi.fn<() => Promise<void>>(async () => Promise.resolve());
type ProbeProps = { readonly canSend: boolean; readonly readAt?: string };

const Probe = ({ canSend, readAt = "1" }: ProbeProps) => {
  const { waiting, sent } = useEntrySender({ ...plan, readAt }, canSend, { onSent })("open");
  const texts = (entries: readonly { readonly text: string }[]) =>
    entries.map(({ text }) => text).join(", ");
  return (
    <p>
      waiting: {texts(waiting)}; sent: {texts(sent)}.
    </p>
  );
};

it("sends what waits for the open incident and for earlier ones once the server is reached", async () => {
  for (const [incidentId, key] of [
    [OPEN, KEYS[0]],
    [CLOSED, KEYS[1]],
    [UNKNOWN, KEYS[1]],
  ])
    await logQueueOf(incidentId ?? "", "ana", key ?? "").add(newEntry(`To the ${incidentId} one`));
  expect(Object.values(localStorage).join("")).not.toContain("To the");
  const { rerender } = await render(<Probe canSend={false} />);
  await expect.element(page.getByText("waiting: To the open one; sent: .")).toBeVisible();
  expect(posted).toEqual([]);
  await rerender(<Probe canSend />);
  await expect.element(page.getByText("waiting: ; sent: To the open one.")).toBeVisible();
  expect(posted).toEqual([
    { address: "/v1/plans/plan/incidents/open/log", texts: ["To the open one"] },
    { address: "/v1/plans/plan/incidents/closed/log", texts: ["To the closed one"] },
  ]);
});

it("sends a tick with the time of this device, encrypted until then", async () => {
  const change = { actionId: "alarm", isDone: true };
  const entry = newEntry("Done: Raise the alarm", change);
  await logQueueOf(OPEN ?? "", "ana", KEYS[0] ?? "").add(entry);
  expect(Object.values(localStorage).join("")).not.toContain("alarm");
  const { entryId, deviceAt } = entry;
  const { rerender } = await render(<Probe canSend={false} />);
  await expect.element(page.getByText("waiting: Done: Raise the alarm; sent: .")).toBeVisible();
  await rerender(<Probe canSend />);
  await expect.element(page.getByText("waiting: ; sent: Done: Raise the alarm.")).toBeVisible();
  expect(patched).toEqual([
    {
      address: "/v1/plans/plan/incidents/open/actions/alarm",
      body: { isDone: true, entryId, deviceAt },
    },
  ]);
});

it("sends what follows a tick that is refused for good", async () => {
  const queue = logQueueOf(OPEN ?? "", "ana", KEYS[0] ?? "");
  await queue.add(newEntry("Done: Raise the alarm", { actionId: "alarm", isDone: true }));
  await queue.add(newEntry("The gas is off"));
  const accept = server.getMockImplementation();
  server.mockImplementation(async (address, request) =>
    request?.method === "PATCH"
      ? Response.json({ code: "not-allowed", detail: "You may not." }, { status: 403 })
      : ((await accept?.(address, request)) ?? Response.error()),
  );
  await render(<Probe canSend />);
  await expect.element(page.getByText("waiting: ; sent: The gas is off.")).toBeVisible();
});

it("sends the status of a unit with the time of this device", async () => {
  const entry = newEntry("Kitchen: down", { unitId: "kitchen", status: "down" });
  await logQueueOf(OPEN ?? "", "ana", KEYS[0] ?? "").add(entry);
  await render(<Probe canSend />);
  await expect.element(page.getByText("waiting: ; sent: Kitchen: down.")).toBeVisible();
  const { entryId, deviceAt } = entry;
  expect(patched).toEqual([
    {
      address: "/v1/plans/plan/incidents/open/units/kitchen",
      body: { status: "down", entryId, deviceAt },
    },
  ]);
});

/** Responses that are not from Holdfast, or are not final. */
const OTHER_ANSWERS: readonly (readonly [string, () => Response])[] = [
  ["a login page of a network", () => new Response("<html>Welcome</html>")],
  ["JSON of another server", () => Response.json({ status: "ok" })],
  [
    "JSON that ends early",
    () => new Response("{", { headers: { "content-type": "application/json" } }),
  ],
  ["a refusal of a network", () => Response.json({ message: "Forbidden" }, { status: 403 })],
  ["an ended session", () => Response.json({ code: "sign-in-required" }, { status: 401 })],
  ["a server without the incident", () => Response.json({ code: "not-found" }, { status: 404 })],
  ["an error of the server", () => Response.json({ code: "unexpected" }, { status: 500 })],
  ["a full disk of the server", () => Response.json({ code: "storage-full" }, { status: 507 })],
];

it.each(OTHER_ANSWERS)("keeps what waits after %s, and sends it later", async (_case, made) => {
  const queue = logQueueOf(OPEN ?? "", "ana", KEYS[0] ?? "");
  await queue.add(newEntry("Done: Raise the alarm", { actionId: "alarm", isDone: true }));
  await queue.add(newEntry("Kitchen: down", { unitId: "kitchen", status: "down" }));
  await queue.add(newEntry("The gas is off"));
  const accept = server.getMockImplementation();
  server.mockImplementation(async () => made());
  await render(<Probe canSend />);
  await expect.poll(() => server.mock.calls.length).toBeGreaterThan(0);
  await expect
    .element(
      page.getByText("waiting: Done: Raise the alarm, Kitchen: down, The gas is off; sent: ."),
    )
    .toBeVisible();
  server.mockImplementation(async (...call) => (await accept?.(...call)) ?? Response.error());
  const text = page.getByText(/^waiting: /);
  await expect
    .poll(() => {
      window.dispatchEvent(new Event("online"));
      return text.element().textContent;
    })
    .toMatch(/^waiting: ; /u);
  for (const sent of ["Raise the alarm", "Kitchen: down", "The gas is off"])
    await expect.element(page.getByText(sent)).toBeVisible();
});

it("sends entries of a device with a wrong clock with the current time and the time its clock showed", async () => {
  const queue = logQueueOf(OPEN ?? "", "ana", KEYS[0] ?? "");
  const wrong = { deviceAt: "2020-01-01T00:00:00.000Z" };
  await queue.add({
    ...newEntry("Kitchen: down", { unitId: "kitchen", status: "down" }),
    ...wrong,
  });
  await queue.add({ ...newEntry("Water in the cellar"), ...wrong });
  await queue.add(newEntry("The gas is off"));
  const accept = server.getMockImplementation();
  server.mockImplementation(async (address, request) =>
    String(request?.body).includes('"2020-')
      ? Response.json({ code: "device-time-wrong" }, { status: 422 })
      : ((await accept?.(address, request)) ?? Response.error()),
  );
  await render(<Probe canSend />);
  await expect.element(page.getByText(/waiting: ; sent: .*The gas is off\./)).toBeVisible();
  expect(patched.map(({ body }) => body)).toEqual([
    { status: "down", entryId: expect.any(String) },
  ]);
  expect(posted.flatMap(({ texts }) => texts)).toEqual([
    expect.stringMatching(/^Water in the cellar \(this device’s clock showed 01\/01\/2020, /u),
    "The gas is off",
  ]);
});

it("shows the plan's own entries once the plan was read twice after sending an entry", async () => {
  await logQueueOf(OPEN ?? "", "ana", KEYS[0] ?? "").add(newEntry("The gas is off"));
  const { rerender } = await render(<Probe canSend />);
  await expect.element(page.getByText("sent: The gas is off.")).toBeVisible();
  await rerender(<Probe canSend readAt="2" />);
  await expect.element(page.getByText("sent: The gas is off.")).toBeVisible();
  await rerender(<Probe canSend readAt="3" />);
  await expect.element(page.getByText("sent: .")).toBeVisible();
});

it("says once that something was sent, because the kept plan does not have it yet", async () => {
  await logQueueOf(OPEN ?? "", "ana", KEYS[0] ?? "").add(newEntry("The gas is off"));
  await logQueueOf(CLOSED ?? "", "ana", KEYS[1] ?? "").add(newEntry("The till is closed"));
  await render(<Probe canSend />);
  await expect.element(page.getByText("sent: The gas is off.")).toBeVisible();
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("sent: The gas is off.")).toBeVisible();
  expect(onSent).toHaveBeenCalledOnce();
});

it("has no key in a team's file", () => {
  expect(pagesOfTeam(plan, 1)).toMatchObject({ incidents: [], entryKeys: [] });
});
