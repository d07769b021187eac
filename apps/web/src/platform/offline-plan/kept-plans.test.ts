import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { endSession, startSession } from "../session/session";
import { toBase64 } from "./base64-rules";
import { contactServer as contactAll } from "./contact-server";
import { changeKeptPlans, readKeptPlans } from "./kept-plans-database";
import {
  forget,
  keepPlan,
  MAX_WRONG_PINS,
  openKeptPlans,
  refreshKeptPlan,
} from "./open-kept-plans";

const PIN = "270594";
const HOUR = 3_600_000;
const NOW = Date.now();

/* Made by the server's code (`open-installation.ts`), which signs for this plan, person and time. */
const installation = {
  installationId: "0199e2a0-0000-7000-8000-00000000000a",
  publicKey:
    "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEII+lL2bJ058Ycv9gpUXLG+/LXXyR2f63aMIw0QCK7fN7m9sFKMjKhYPZ8fu3+usmiVjlU8SiZq/UjShE08kd5Q==",
};
const LOST_AT = "2026-11-23T10:30:00.000Z";
const proof = {
  statement: JSON.stringify([
    "holdfast lost access",
    installation.installationId,
    "0199e2a0-0000-7000-8000-000000000003",
    "0199e2a0-0000-7000-8000-000000000001",
    LOST_AT,
  ]),
  signature:
    "81uCFRLtpWUcVzdYVBqXCT9U999N1g6RxQEywykGPCUct5PgPyFFKRxyse+PTGExJ0VpRveCX+RueVuBZHfNWQ==",
};

const plan = {
  planId: "0199e2a0-0000-7000-8000-000000000003",
  installation,
  planName: "Café plan",
  teams: [],
  contacts: [],
  sites: [],
  incidents: [],
  entryKeys: [],
  logHeads: [{ incidentId: "fire", number: 7, hash: "a7" }],
  readAt: "2026-11-23T10:00:00.000Z",
  person: { userId: "0199e2a0-0000-7000-8000-000000000001", name: "Ana", teamTypeIds: [1] },
} as unknown as OfflinePlan;
const newer = { ...plan, planName: "Newer plan", readAt: "2026-11-23T11:00:00.000Z" };

const server = vi.spyOn(globalThis, "fetch");
const answer = (status: number, body: object = {}, type = "application/problem+json") =>
  server.mockImplementation(async () =>
    Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { "content-type": type } }),
    ),
  );
const logIn = (hours = 24) => startSession({ access_token: "token", expiry: NOW + hours * HOUR });

/** The device of these tests has one plan. */
const readKeptPlan = async () => (await readKeptPlans())?.plans[0];
const contactServer = async () => Object.values(await contactAll())[0];

beforeEach(async () => {
  vi.clearAllMocks();
  localStorage.clear();
  endSession("lapsed");
  await forget();
  await keepPlan(plan, PIN);
});

describe("the PIN", () => {
  it("opens the plan, of which nothing is stored in the clear", async () => {
    const kept = await readKeptPlans();
    const stored = [kept?.plans[0]?.content.bytes, kept?.privateKey.bytes].map((bytes) =>
      new TextDecoder().decode(bytes),
    );
    expect(stored.join("")).not.toContain("plan");
    expect(kept?.privateKey.iterations).toBe(600_000);
    expect(await openKeptPlans(PIN)).toEqual({ plans: [plan] });
  });

  it("counts wrong PINs until the right one", async () => {
    expect(await openKeptPlans("000000")).toEqual({ wrongPinsLeft: 9 });
    expect(await openKeptPlans("000001")).toEqual({ wrongPinsLeft: 8 });
    expect(await openKeptPlans(PIN)).toEqual({ plans: [plan] });
    expect(await openKeptPlans("000000")).toEqual({ wrongPinsLeft: 9 });
  });

  it("deletes the plan when it is wrong for the tenth time, also in parallel", async () => {
    const attempts = Array.from({ length: MAX_WRONG_PINS }, () => openKeptPlans("000000"));
    const results = await Promise.all(attempts);
    expect(results).toContainEqual({ isDeleted: true });
    expect(await openKeptPlans(PIN)).toEqual({ isDeleted: true });
    expect(await readKeptPlan()).toBeUndefined();
  });

  it("refreshes the plan without the PIN", async () => {
    const kept = await readKeptPlans();
    if (kept) await refreshKeptPlan(kept.publicKey, newer, { changed: [], gone: [] });
    expect(await openKeptPlans(PIN)).toEqual({ plans: [newer] });
  });
});

/** The server refuses the plan with a status, and then gives this as its proof. */
const refuse = (status: number, proofSent: unknown) =>
  server.mockImplementation(async (address) =>
    Promise.resolve(
      String(address).endsWith("/lost_access")
        ? Response.json({ proof: proofSent })
        : Response.json({}, { status, headers: { "content-type": "application/problem+json" } }),
    ),
  );

/** Signs a statement on this device, and returns it with the public key. */
async function signedHere(...fields: readonly string[]) {
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const pair = await crypto.subtle.generateKey(curve, true, ["sign"]);
  const statement = JSON.stringify(fields);
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    pair.privateKey,
    new TextEncoder().encode(statement),
  );
  const publicKey = await crypto.subtle.exportKey("spki", pair.publicKey);
  return {
    publicKey: toBase64(new Uint8Array(publicKey)),
    proof: { statement, signature: toBase64(new Uint8Array(signature)) },
  };
}

describe("contact with the server", () => {
  it("refreshes the plan", async () => {
    logIn();
    answer(200, newer, "application/json");
    expect(await contactServer()).toEqual({ kind: "refreshed", plan: newer, missing: [] });
    expect((await readKeptPlan())?.readAt).toBe(newer.readAt);
  });

  it("does not ask for the plan again while it is unchanged, and knows when that was", async () => {
    logIn();
    const etag = '"one"';
    const checkedAt = "2026-11-23T11:05:00.000Z";
    const asked: (string | null)[] = [];
    server.mockImplementation(async (_, request) => {
      const known = new Headers(request?.headers).get("if-none-match");
      asked.push(known);
      const headers = { etag, date: new Date(checkedAt).toUTCString() };
      return Promise.resolve(
        known === `W/${etag}`
          ? new Response(null, { status: 304, headers })
          : Response.json(newer, { headers: { ...headers, etag: `W/${etag}` } }),
      );
    });
    await contactServer();
    const unchanged = { kind: "unchanged", etag: `W/${etag}`, readAt: checkedAt };
    expect(await contactServer()).toEqual(unchanged);
    expect(await readKeptPlan()).toMatchObject({ readAt: checkedAt, seenEntries: newer.logHeads });
    expect(await openKeptPlans(PIN)).toMatchObject({ plans: [{ ...newer, readAt: checkedAt }] });
    // A page that shows an earlier copy than another tab has stored needs all of it.
    expect(await contactAll({ [plan.planId]: '"earlier"' })).toMatchObject({
      [plan.planId]: { kind: "refreshed" },
    });
    expect(asked).toEqual([null, `W/${etag}`, null]);
  });

  it("does not believe that the plan is unchanged from something without its ETag", async () => {
    logIn();
    server.mockResolvedValueOnce(Response.json(newer, { headers: { etag: '"one"' } }));
    await contactServer();
    server.mockResolvedValue(new Response(null, { status: 304 }));
    expect(await contactServer()).toEqual({ kind: "unreachable" });
  });

  it("records an entry of a log that was seen, and is changed or gone at the next reading", async () => {
    logIn();
    answer(200, newer, "application/json");
    await contactServer();
    expect((await readKeptPlan())?.changedEntries).toEqual([]);
    const logHeads = [{ incidentId: "fire", number: 6, hash: "a6" }];
    answer(200, { ...newer, logHeads }, "application/json");
    await contactServer();
    await contactServer();
    expect(await readKeptPlan()).toMatchObject({
      changedEntries: plan.logHeads,
      seenEntries: logHeads,
    });
  });

  it("reads an entry that a log has left far behind, to compare it", async () => {
    logIn();
    const logHeads = [{ incidentId: "fire", number: 300, hash: "a300" }];
    server.mockImplementation(async (address) =>
      Response.json(
        String(address).endsWith("/incidents/fire/log?page=7&pageSize=1")
          ? [{ number: 7, hash: "changed" }]
          : { ...newer, logHeads },
      ),
    );
    await contactServer();
    expect((await readKeptPlan())?.changedEntries).toEqual(plan.logHeads);
  });

  it.each([403, 404])(
    "deletes the plan after a %i with its installation's proof",
    async (status) => {
      logIn();
      refuse(status, proof);
      expect(await contactServer()).toEqual({ kind: "deleted" });
      expect(await readKeptPlan()).toBeUndefined();
    },
  );

  it("leaves the keys of entries that wait, and nothing else, under the PIN until they are sent", async () => {
    const key = `holdfast.incident_log.${plan.person.userId}.fire`;
    const entryKeys = [{ incidentId: "fire", keys: [btoa("A".repeat(32))] }];
    const state = { isExercise: false, level: 3, status: "active", declaredAt: plan.readAt };
    const secret = [{ name: "Secret", text: "Secret" }];
    await keepPlan(
      {
        ...plan,
        entryKeys,
        short: { cover: secret, people: secret },
        teams: secret,
        contacts: secret,
        sites: secret,
        laterPart: "Secret",
        incidents: [
          {
            ...state,
            incidentId: "fire",
            whatHappened: "Secret",
            place: "Secret",
            actions: secret,
            decisions: secret,
            units: secret,
            log: secret,
            laterPart: "Secret",
          },
        ],
      } as unknown as OfflinePlan,
      PIN,
    );
    logIn();
    refuse(404, proof);
    localStorage.setItem(key, JSON.stringify([{ entryId: "entry", sealed: "AAAA" }]));
    expect(await contactServer()).toEqual({ kind: "emptied" });
    const opening = await openKeptPlans(PIN);
    expect(opening).toMatchObject({
      plans: [{ planName: "Café plan", entryKeys, incidents: [{ ...state, incidentId: "fire" }] }],
    });
    expect(JSON.stringify(opening)).not.toContain("Secret");
    localStorage.setItem(key, "[]");
    expect(await contactServer()).toEqual({ kind: "deleted" });
    expect(await readKeptPlan()).toBeUndefined();
  });

  it.each([
    ["no proof", null],
    ["an answer of another shape", { statement: 1, signature: [] }],
    ["a signature that is no base 64", { ...proof, signature: "?" }],
    ["a changed statement", { ...proof, statement: proof.statement.replace("10:30", "10:31") }],
  ])("leaves the plan after a 404 with %s", async (_case, proofSent) => {
    logIn();
    refuse(404, proofSent);
    expect(await contactServer()).toEqual({ kind: "unknown" });
    expect(await openKeptPlans(PIN)).toEqual({ plans: [plan] });
  });

  it.each([
    ["another installation", { installation: { ...installation, installationId: "other" } }],
    ["another plan", { planId: "other" }],
    ["another person", { person: { ...plan.person, userId: "other" } }],
    ["a time before it was read", { readAt: "2026-11-23T10:31:00.000Z" }],
    ["an installation that could not sign when it was kept", { installation: null }],
  ])("leaves the plan after a proof for %s", async (_case, changed) => {
    const kept = { ...plan, ...changed };
    await forget();
    await keepPlan(kept, PIN);
    logIn();
    refuse(404, proof);
    expect(await contactServer()).toEqual({ kind: "unknown" });
    expect(await openKeptPlans(PIN)).toEqual({ plans: [kept] });
  });

  it("leaves the plan after a proof that another key or another kind of statement has", async () => {
    logIn();
    const fields = [installation.installationId, plan.planId, plan.person.userId, LOST_AT];
    const foreign = await signedHere("holdfast lost access", ...fields);
    refuse(404, foreign.proof);
    expect(await contactServer()).toEqual({ kind: "unknown" });
    const own = await signedHere("another statement", ...fields);
    await keepPlan({ ...plan, installation: { ...installation, publicKey: own.publicKey } }, PIN);
    refuse(404, own.proof);
    expect(await contactServer()).toEqual({ kind: "unknown" });
    expect(await readKeptPlan()).toBeDefined();
  });

  it("leaves the plan when another person is logged in", async () => {
    logIn();
    answer(200, { ...newer, person: { ...plan.person, userId: "other" } }, "application/json");
    expect(await contactServer()).toEqual({ kind: "logged-out" });
    expect(await openKeptPlans(PIN)).toEqual({ plans: [plan] });
  });

  it.each([
    ["an ended session", 401, "application/problem+json", "logged-out"],
    ["an expired plan", 402, "application/problem+json", "expired"],
    ["an error of the server", 500, "application/problem+json", "unreachable"],
    ["a page of a proxy", 404, "text/html", "unreachable"],
    ["a server without the plan", 404, "application/problem+json", "unknown"],
  ] as const)("leaves the plan after %s", async (_case, status, type, kind) => {
    logIn();
    answer(status, {}, type);
    expect(await contactServer()).toEqual({ kind });
    expect(await openKeptPlans(PIN)).toEqual({ plans: [plan] });
  });

  it.each([
    ["an empty answer", ""],
    ["a page", "<html>Welcome to the hotel</html>"],
    ["JSON that ends early", JSON.stringify(newer).slice(0, 80)],
    ["JSON of another server", JSON.stringify({ status: "ok" })],
    ["no object", "null"],
    ["another plan", JSON.stringify({ ...newer, planId: "other" })],
    ["a plan without its person", JSON.stringify({ ...newer, person: undefined })],
    ["a plan without a list", JSON.stringify({ ...newer, teams: {} })],
    ["a plan without a time", JSON.stringify({ ...newer, readAt: "soon" })],
  ])("leaves the plan after a 200 with %s", async (_case, body) => {
    logIn();
    server.mockImplementation(async () =>
      Promise.resolve(new Response(body, { headers: { "content-type": "application/json" } })),
    );
    expect(await contactServer()).toEqual({ kind: "unreachable" });
    expect(await openKeptPlans(PIN)).toEqual({ plans: [plan] });
  });

  it.each([
    ["no JSON", "<html>"],
    ["another shape", JSON.stringify({ status: "ok" })],
  ])("does not call a log changed after %s", async (_case, body) => {
    logIn();
    const logHeads = [{ incidentId: "fire", number: 300, hash: "a300" }];
    server.mockImplementation(async (address) =>
      Promise.resolve(
        String(address).includes("/log?")
          ? new Response(body, { headers: { "content-type": "application/json" } })
          : Response.json({ ...newer, logHeads }),
      ),
    );
    expect(await contactServer()).toMatchObject({ kind: "refreshed" });
    expect((await readKeptPlan())?.changedEntries).toEqual([]);
  });

  it.each([-24, 24])("leaves the plan on a device whose clock is %i hours off", async (hours) => {
    logIn(12);
    const clock = vi.spyOn(Date, "now").mockReturnValue(NOW + hours * HOUR);
    answer(200, newer, "application/json");
    const contact = await contactServer();
    clock.mockRestore();
    expect(contact?.kind).toBe(hours > 0 ? "logged-out" : "refreshed");
    expect(await openKeptPlans(PIN)).toEqual({ plans: [hours > 0 ? plan : newer] });
  });

  it("leaves the plan without a session or a network, and when the person logs out", async () => {
    expect(await contactServer()).toEqual({ kind: "logged-out" });
    logIn();
    server.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await contactServer()).toEqual({ kind: "unreachable" });
    endSession("left");
    expect(await openKeptPlans(PIN)).toEqual({ plans: [plan] });
  });
});

describe("a device without space", () => {
  const fill = () =>
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });

  it("leaves the plan as it was, and shows the newer one", async () => {
    logIn();
    answer(200, newer, "application/json");
    const full = fill();
    const contact = await contactServer();
    full.mockRestore();
    expect(contact).toEqual({ kind: "unstored", plan: newer, missing: [] });
    expect(await openKeptPlans(PIN)).toEqual({ plans: [plan] });
  });

  it("opens the plan", async () => {
    const full = fill();
    const opening = await openKeptPlans(PIN);
    const wrong = await openKeptPlans("000000");
    full.mockRestore();
    expect(opening).toEqual({ plans: [plan] });
    expect(wrong).toEqual({ wrongPinsLeft: 10 });
  });

  it("does not delete the previous plan when another plan cannot be stored", async () => {
    const full = fill();
    const keeping = keepPlan({ ...plan, planId: "other" }, PIN);
    await expect(keeping).rejects.toThrow(DOMException);
    full.mockRestore();
    expect(await openKeptPlans(PIN)).toEqual({ plans: [plan] });
  });
});

it("does not delete the plan when another tab keeps one while the PIN is tried", async () => {
  const other = { ...plan, planName: "Other plan" };
  const kept = await readKeptPlans();
  await forget();
  await keepPlan(other, PIN);
  const replaced = await readKeptPlans();
  await changeKeptPlans(() => kept);
  const derive = vi.spyOn(crypto.subtle, "deriveKey").mockImplementationOnce(async (...args) => {
    await changeKeptPlans(() => replaced);
    return crypto.subtle.deriveKey(...args);
  });
  expect(await openKeptPlans(PIN)).toEqual({ isUnreadable: true });
  derive.mockRestore();
  expect(await openKeptPlans(PIN)).toEqual({ plans: [other] });
});
