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
  posted = [];
  patched = [];
  server.mockReset().mockImplementation(async (address, request) => {
    if (request?.method === "PATCH") {
      patched.push({ address: String(address), body: JSON.parse(String(request.body)) });
      return Response.json({});
    }
    const { entries } = JSON.parse(String(request?.body)) as {
      readonly entries: readonly { readonly text: string }[];
    };
    posted.push({ address: String(address), texts: entries.map(({ text }) => text) });
    return Response.json([], { status: 201 });
  });
});

const Probe = ({ canSend }: { readonly canSend: boolean }) => {
  const { waiting, sent } = useEntrySender(plan, canSend)("open");
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
      ? Response.json({}, { status: 403 })
      : ((await accept?.(address, request)) ?? Response.error()),
  );
  await render(<Probe canSend />);
  await expect.element(page.getByText("waiting: ; sent: The gas is off.")).toBeVisible();
});

it("has no key in a team's file", () => {
  expect(pagesOfTeam(plan, 1)).toMatchObject({ incidents: [], entryKeys: [] });
});
