import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  type LocalIncident,
  newLocalIncident,
  type OpenedPlan,
} from "../../../../platform/offline-plan/local-incidents";
import { changeKeptPlans } from "../../../../platform/offline-plan/kept-plans-database";
import type { KeptPlans } from "../../../../platform/offline-plan/kept-plans-rules";
import { endSession, startSession } from "../../../../platform/session/session";
import { logQueueOf, newEntry } from "../../../incidents/public";
import { type AfterSending, useEntrySender } from "../use-entry-sender";

const local: LocalIncident = newLocalIncident({
  level: 3,
  isExercise: false,
  isAnother: false,
  whatHappened: "Fire",
  startedAt: "2026-11-28T08:00:00.000Z",
});
const ID = local.incidentId;
const plan = {
  planId: "plan",
  person: { userId: "ana", name: "Ana", teamTypeIds: [1] },
  teams: [],
  incidents: [],
  entryKeys: [],
  units: [{ departmentId: "bakery", name: "Bakery" }],
  local: [local],
  readAt: "1",
} as unknown as OpenedPlan;

/** What the server has: it answers a repeated declaration with the same incident. */
let declared: { body: unknown }[] = [];
let received: { readonly address: string; readonly body: unknown }[] = [];
let answersLost = 0;
let answer: () => Response;

/** Stores the rows of incidents that were started here: the sender reads no more of them. */
const store = (localIncidents: readonly object[]) =>
  changeKeptPlans(
    () => ({ format: 2, plans: [{ planId: "plan", localIncidents }] }) as unknown as KeptPlans,
  );
afterEach(() => changeKeptPlans(() => undefined));

beforeEach(async () => {
  localStorage.clear();
  await store([{ incidentId: ID }]);
  endSession("lapsed");
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  declared = [];
  received = [];
  answersLost = 0;
  const actions = [{ actionId: "real-alarm", planActionId: "alarm" }];
  const units = [
    { unitId: "unit that the plan no longer has", departmentId: null },
    { unitId: "real-kitchen", departmentId: "kitchen" },
  ];
  answer = () => Response.json({ incidentId: ID, level: 3, actions, units }, { status: 201 });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address, request) => {
    const body: unknown = JSON.parse(String(request?.body));
    if (String(address).endsWith("/incidents")) {
      declared.push({ body });
      // The server has declared it, but the network failed before its answer.
      if (answersLost > 0) {
        answersLost -= 1;
        throw new TypeError("Failed to fetch");
      }
      return answer();
    }
    received.push({ address: String(address).replace("/v1/plans/plan/incidents/", ""), body });
    const [kind, id] = String(address).split("/").slice(-2);
    if (request?.method === "POST") return Response.json([], { status: 201 });
    return Response.json(kind === "units" ? { unitId: id } : { actionId: id });
  });
});

type ProbeProps = {
  readonly canSend?: boolean;
  readonly onDeclared?: OnDeclared;
};
type OnDeclared = NonNullable<AfterSending["onDeclared"]>;

const Probe = ({ canSend = true, onDeclared }: ProbeProps) => {
  const { waiting, sent, problem } = useEntrySender(
    plan,
    canSend,
    onDeclared ? { onDeclared } : {},
  )(ID);
  const texts = (entries: readonly { readonly text: string }[]) =>
    entries.map(({ text }) => text).join(", ");
  return (
    <p>
      waiting: {texts(waiting)}; sent: {texts(sent)}; {problem}.
    </p>
  );
};

const onDeclared = () => vi.fn<OnDeclared>().mockResolvedValue();
const onServer = (incidentId: string, level: number) => [
  local,
  expect.objectContaining({ incidentId, level }),
];
const queue = () => logQueueOf(ID, "ana", local.key);

async function work() {
  await queue().add(newEntry("The gas is off"));
  await queue().add(newEntry("Done: Raise the alarm", { actionId: "alarm", isDone: true }));
  await queue().add(newEntry("Kitchen: down", { unitId: "kitchen", status: "down" }));
}
const again = () => window.dispatchEvent(new Event("online"));

it("declares first, then sends what was done before to the incident's own actions and units", async () => {
  await work();
  const done = onDeclared();
  await render(<Probe onDeclared={done} />);
  await expect.poll(() => done.mock.calls).toEqual([onServer(ID, 3)]);
  const device = { entryId: expect.any(String), deviceAt: expect.any(String) };
  expect(declared).toEqual([
    {
      body: {
        level: 3,
        isExercise: false,
        whatHappened: "Fire",
        startedOnDevice: { incidentId: ID, deviceAt: local.startedAt, isAnother: false },
      },
    },
  ]);
  expect(received).toEqual([
    { address: `${ID}/actions/real-alarm`, body: { isDone: true, ...device } },
    { address: `${ID}/units/real-kitchen`, body: { status: "down", ...device } },
    { address: `${ID}/log`, body: { entries: [{ text: "The gas is off", ...device }] } },
  ]);
});

it("sends again after the browser once did not open its storage", async () => {
  const fails = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("", "UnknownError");
  });
  const done = onDeclared();
  await render(<Probe onDeclared={done} />);
  await expect.element(page.getByText(/storage could not be read, so what waits/u)).toBeVisible();
  expect(declared).toEqual([]);
  fails.mockRestore();
  again();
  await expect.poll(() => done.mock.calls).toEqual([onServer(ID, 3)]);
  await expect.element(page.getByText(/storage could not be read/u)).not.toBeInTheDocument();
});

it("is declared also if nothing was written in it", async () => {
  const done = onDeclared();
  await render(<Probe onDeclared={done} />);
  await expect.poll(() => done.mock.calls).toEqual([onServer(ID, 3)]);
});

it("repeats the same declaration until it is answered, and sends nothing before", async () => {
  await work();
  answersLost = 2;
  const done = onDeclared();
  await render(<Probe onDeclared={done} />);
  const receivedBefore: number[] = [];
  await expect
    .poll(() => {
      if (declared.length < 3) receivedBefore.push(received.length);
      again();
      return done.mock.calls.length;
    })
    .toBeGreaterThan(0);
  expect(new Set(receivedBefore)).toEqual(new Set([0]));
  expect(declared.length).toBeGreaterThanOrEqual(3);
  expect(new Set(declared.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(received).toHaveLength(3);
});

it("sends to the joined incident, and what that does not have as a text", async () => {
  await work();
  answer = () =>
    Response.json({ incidentId: "joined", level: 2, actions: [], units: [] }, { status: 201 });
  const done = onDeclared();
  await render(<Probe onDeclared={done} />);
  await expect.poll(() => done.mock.calls).toEqual([onServer("joined", 2)]);
  expect(received.map(({ address }) => address)).toEqual([
    "joined/log",
    "joined/log",
    "joined/log",
  ]);
  expect(received.map(({ body }) => body)).toMatchObject([
    { entries: [{ text: "Done: Raise the alarm" }] },
    { entries: [{ text: "Kitchen: down" }] },
    { entries: [{ text: "The gas is off" }] },
  ]);
});

it("says why the server refused it, and keeps all of it", async () => {
  await work();
  answer = () =>
    Response.json({ code: "not-in-a-team", detail: "Ask one of them." }, { status: 403 });
  const done = onDeclared();
  await render(<Probe onDeclared={done} />);
  await expect
    .element(
      page.getByText("The gas is off, Done: Raise the alarm, Kitchen: down; sent: ; Ask one"),
    )
    .toBeVisible();
  expect([received, done.mock.calls]).toEqual([[], []]);
});

it("keeps it after an answer that is not from Holdfast", async () => {
  await work();
  answer = () => Response.json({ status: "ok" });
  const done = onDeclared();
  await render(<Probe onDeclared={done} />);
  await expect.poll(() => declared.length).toBeGreaterThan(0);
  expect([received, done.mock.calls]).toEqual([[], []]);
});

it("does not declare one that another tab has deleted, unless something was written in it since", async () => {
  await store([]);
  const done = onDeclared();
  await render(<Probe onDeclared={done} />);
  again();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([declared, received, done.mock.calls]).toEqual([[], [], []]);
  await work();
  again();
  await expect.poll(() => done.mock.calls).toHaveLength(1);
  expect(received).toHaveLength(3);
});

it("sends a cost once, with the business unit of the declared incident or at least its name", async () => {
  const cost = { kind: "repairs", amount: 5_000, paidBy: "Ana" } as const;
  await queue().add(newEntry("Tape", undefined, { ...cost, unitId: "kitchen" }));
  await queue().add(newEntry("Oven hire", undefined, { ...cost, unitId: "bakery" }));
  await queue().add(newEntry("Glue", undefined, { ...cost, unitId: "unit that is gone" }));
  await queue().add(newEntry("Guard", undefined, { ...cost, unitId: null }));
  const done = onDeclared();
  await render(<Probe onDeclared={done} />);
  await expect.poll(() => done.mock.calls).toHaveLength(1);
  again();
  expect(received).toMatchObject([
    {
      address: `${ID}/log`,
      body: {
        entries: [
          { text: "Tape", cost: { ...cost, unitId: "real-kitchen" } },
          { text: "Oven hire (business unit: Bakery)", cost: { ...cost, unitId: null } },
          { text: "Glue", cost: { ...cost, unitId: null } },
          { text: "Guard", cost: { ...cost, unitId: null } },
        ],
      },
    },
  ]);
});
