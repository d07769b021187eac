import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../test/accessible";
import { KEPT_PLANS } from "../../../../test/kept-plans";
import { fromBase64, toBase64 } from "../../../platform/offline-plan/base64-rules";
import { changeKeptPlan, readKeptPlans } from "../../../platform/offline-plan/kept-plans-database";
import { forget, keepPlan, openKeptPlans } from "../../../platform/offline-plan/open-kept-plans";
import { endSession, startSession } from "../../../platform/session/session";
import { KeptPlansScreen } from "./kept-plans-screen";

const PIN = "270594";

/** Texts that are not base64. */
const TEXTS = new Set(["planId", "userId", "readAt", "incidentId", "hash"]);
const stored = (sample: object): object =>
  JSON.parse(JSON.stringify(sample), (key, value: unknown) =>
    typeof value === "string" && !TEXTS.has(key) ? fromBase64(value) : value,
  ) as object;

/** Stores a row as an earlier version did. */
const storeRow = (row: object) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open("holdfast-offline-plan", 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("plans"));
    opening.addEventListener("error", () => reject(opening.error));
    opening.addEventListener("success", () => {
      const tx = opening.result.transaction("plans", "readwrite");
      tx.objectStore("plans").put(row, "kept");
      tx.addEventListener("complete", () => {
        opening.result.close();
        resolve();
      });
    });
  });

const server = vi.spyOn(globalThis, "fetch");

beforeEach(async () => {
  localStorage.clear();
  endSession("lapsed");
  await forget();
  server.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
});

describe("a plan that an earlier version has kept", () => {
  it.each(Object.entries(KEPT_PLANS))(
    "opens, and can be worked with: %s",
    async (_name, sample) => {
      await storeRow(stored(sample));
      await render(<KeptPlansScreen />);
      await page.getByLabelText("PIN").fill(PIN);
      await userEvent.keyboard("{Enter}");
      const teams = page.getByRole("list", { name: "B.1 Raise the alarm" });
      await expect.element(teams).toHaveTextContent("Call the fire brigade.");
      await expect
        .element(page.getByRole("link", { name: "Call +61 491 570 006" }))
        .toHaveAttribute("href", "tel:+61491570006");
      await page.getByRole("button", { name: "Show incident" }).click();
      const log = page.getByRole("list", { name: "Log" });
      await expect.element(log.getByText("Level 1 declared")).toBeVisible();
      await expect.element(page.getByText("Actions not done: 1")).toBeVisible();
      await page.getByRole("button", { name: "Contacts" }).click();
      await expect.element(page.getByRole("link", { name: "Call 000" })).toBeVisible();
    },
  );
});

it("still shows an incident that a restored server does not have, and says so", async () => {
  const backup = {
    planId: "plan",
    person: {
      userId: "ana",
      name: "Ana",
      teamTypeIds: [],
    },
    readAt: "2026-11-23T10:00:00.000Z",
    businessName: "Café",
    planName: "Plan",
    version: null,
    installation: null,
    teams: [],
    contacts: [],
    sites: [],
    incidents: [],
    logHeads: [],
    entryKeys: [],
  } as OfflinePlan;
  const fire = {
    incidentId: "fire",
    isExercise: false,
    level: 3,
    status: "active" as const,
    whatHappened: "Fire",
    place: "",
    declaredAt: backup.readAt,
    actions: [],
    decisions: [],
    units: [],
    log: [],
  };
  const logHeads = [{ incidentId: "fire", number: 1, hash: "a1" }];
  const entryKeys = [{ incidentId: "fire", keys: [btoa("A".repeat(32))] }];
  await keepPlan({ ...backup, incidents: [fire], logHeads, entryKeys }, PIN);
  await render(<KeptPlansScreen />);
  await expectAccessible(document.body, { isWholePage: true });
  await page.getByLabelText("PIN").fill(PIN);
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "Show incident" }).click();
  await page.getByLabelText("What happened or was decided").fill("Gas is off");
  await page.getByRole("button", { name: "Add entry" }).click();
  await expect.element(page.getByText("On this device only: 1")).toBeVisible();
  await expectAccessible(document.body, { isWholePage: true });
  startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
  server.mockImplementation(async (address) =>
    Promise.resolve(
      String(address).endsWith("/offline_plan")
        ? Response.json(backup)
        : Response.json({ code: "NOT_FOUND", detail: "" }, { status: 404 }),
    ),
  );
  window.dispatchEvent(new Event("online"));
  await expect
    .element(page.getByText("An incident on this device is missing from the Holdfast server"))
    .toBeVisible();
  await expect.element(page.getByText("Gas is off")).toBeVisible();
  await expect.element(page.getByText("On this device only: 1")).toBeVisible();
  window.dispatchEvent(new Event("offline"));
  await expect.element(page.getByText("Holdfast cannot be reached.")).toBeVisible();
});

/** A plan of Ana, and the level of its real incident. */
const planOf = (planId: string, planName: string, level?: number) =>
  ({
    planId,
    planName,
    businessName: "Harbour Group",
    version: null,
    installation: null,
    person: { userId: "ana", name: "Ana", teamTypeIds: [] },
    readAt: "2026-11-23T10:00:00.000Z",
    teams: [],
    contacts: [
      { name: `Caretaker of ${planName}`, about: "", mobile: "", phone: "000", email: "" },
    ],
    sites: [],
    incidents: level
      ? [
          {
            incidentId: planId,
            isExercise: false,
            level,
            status: "active",
            whatHappened: "",
            place: "",
            declaredAt: "2026-11-23T10:00:00.000Z",
            actions: [],
            decisions: [],
            units: [],
            log: [],
          },
        ]
      : [],
    logHeads: [],
    entryKeys: level ? [{ incidentId: planId, keys: [btoa("A".repeat(32))] }] : [],
  }) as OfflinePlan;

const openAll = async () => {
  await render(<KeptPlansScreen />);
  await page.getByLabelText("PIN").fill(PIN);
  await userEvent.keyboard("{Enter}");
};
const list = page.getByRole("list", { name: "Plans" });

describe("several plans", () => {
  beforeEach(async () => {
    await keepPlan(planOf("cafe", "Café"), PIN);
    await keepPlan(planOf("kiosk", "Kiosk", 1), PIN);
    await keepPlan(planOf("wharf", "Wharf", 3), PIN);
  });

  it("open with one PIN, the most urgent first, and each shows the incidents of the others", async () => {
    await openAll();
    await expect.element(list.getByRole("heading").nth(0)).toHaveTextContent("Wharf");
    await expect.element(list.getByRole("heading").nth(1)).toHaveTextContent("Kiosk");
    await expect.element(list.getByRole("heading").nth(2)).toHaveTextContent("Café");
    await expectAccessible(document.body, { isWholePage: true });
    await page.getByRole("button", { name: "Open Café" }).click();
    await page.getByRole("button", { name: "Contacts" }).click();
    await expect.element(page.getByText("Caretaker of Café")).toBeVisible();
    await expectAccessible(document.body, { isWholePage: true });
    await expect.element(page.getByText(/^Wharf: A level 3 incident is open/)).toBeVisible();
    await page.getByRole("button", { name: "Show plan: Kiosk" }).click();
    await page.getByRole("button", { name: "Contacts" }).click();
    await expect.element(page.getByText("Caretaker of Kiosk")).toBeVisible();
    await page.getByRole("button", { name: "Plans on this device: 3" }).click();
    await expect.element(list).toBeVisible();
  });

  it("are refreshed together, and what waits is sent for each, also for one that is not shown", async () => {
    await openAll();
    await page.getByRole("button", { name: "Open Wharf" }).click();
    await page.getByRole("button", { name: "Show incident" }).click();
    await page.getByLabelText("What happened or was decided").fill("Gas is off");
    await page.getByRole("button", { name: "Add entry" }).click();
    await expect.element(page.getByText("On this device only: 1")).toBeVisible();
    await page.getByRole("button", { name: "Plans on this device: 3" }).click();
    await expect.element(list.getByText("On this device only: 1")).toBeVisible();
    await page.getByRole("button", { name: "Open Café" }).click();
    startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
    const posted: string[] = [];
    server.mockImplementation(async (address, request) => {
      if (request?.method === "POST") {
        posted.push(String(address));
        const { entries } = JSON.parse(String(request.body)) as { readonly entries: object[] };
        return Response.json(entries, { status: 201 });
      }
      if (String(address).includes("wharf")) return Response.json(planOf("wharf", "Wharf", 3));
      if (String(address).includes("kiosk")) return Response.json(planOf("kiosk", "Kiosk", 1));
      return Response.json(planOf("cafe", "Café by the sea"));
    });
    window.dispatchEvent(new Event("online"));
    await expect.element(page.getByText("Up to date.")).toBeVisible();
    await expect.element(page.getByText("Café by the sea", { exact: true })).toBeVisible();
    await expect.poll(() => posted).toEqual(["/v1/plans/wharf/incidents/wharf/log"]);
    await page.getByRole("button", { name: "Plans on this device: 3" }).click();
    await expect.element(list.getByText("On this device only: 1")).not.toBeInTheDocument();
  });

  it("go one by one after a signed loss of access, and the page says so", async () => {
    const curve = { name: "ECDSA", namedCurve: "P-256" };
    const pair = await crypto.subtle.generateKey(curve, true, ["sign"]);
    const spki = await crypto.subtle.exportKey("spki", pair.publicKey);
    const installation = { installationId: "home", publicKey: toBase64(new Uint8Array(spki)) };
    await keepPlan({ ...planOf("kiosk", "Kiosk", 1), installation }, PIN);
    const lostAt = new Date().toISOString();
    const statement = JSON.stringify(["holdfast lost access", "home", "kiosk", "ana", lostAt]);
    const signed = await crypto.subtle.sign(
      { name: "ECDSA", hash: "SHA-256" },
      pair.privateKey,
      new TextEncoder().encode(statement),
    );
    const proof = { statement, signature: toBase64(new Uint8Array(signed)) };
    await openAll();
    await expect.element(list.getByRole("heading", { name: "Kiosk" })).toBeVisible();
    startSession({ access_token: "token", expiry: Date.now() + 3_600_000 });
    server.mockImplementation(async (address) => {
      if (String(address).endsWith("/lost_access"))
        return Promise.resolve(Response.json({ proof }));
      return Promise.resolve(
        String(address).includes("kiosk")
          ? Response.json({}, { status: 403 })
          : Response.json(planOf(String(address).split("/")[3] ?? "", "Plan")),
      );
    });
    window.dispatchEvent(new Event("online"));
    const said = page.getByText(
      "You no longer have access to a plan. Deleted from this device: 1.",
    );
    await expect.element(said).toBeVisible();
    await expect.element(list.getByRole("heading", { name: "Kiosk" })).not.toBeInTheDocument();
    window.dispatchEvent(new Event("offline"));
    await page.getByRole("button", { name: "Open" }).first().click();
    await expect.element(said).toBeVisible();
  });

  it("are all deleted after ten wrong PINs", async () => {
    for (let time = 0; time < 9; time += 1) await openKeptPlans("000000");
    await render(<KeptPlansScreen />);
    await page.getByLabelText("PIN").fill("000000");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("The plan was deleted from this device")).toBeVisible();
    expect(await readKeptPlans()).toBeUndefined();
  });

  it("open without one that cannot be read", async () => {
    await changeKeptPlan("kiosk", (plan) => ({
      ...plan,
      content: { ...plan.content, bytes: new Uint8Array(40) },
    }));
    await openAll();
    await expect.element(list.getByRole("heading").nth(1)).toHaveTextContent("Café");
    await expect
      .element(page.getByText("Plans on this device that could not be opened: 1."))
      .toBeVisible();
  });

  it("open although another has a later format, and list its phone numbers", async () => {
    const later = planOf("kiosk", "Kiosk", 1);
    await keepPlan({ ...later, sites: { list: [] } } as unknown as OfflinePlan, PIN);
    await openAll();
    await page.getByRole("button", { name: "Open Kiosk" }).click();
    await page.getByRole("button", { name: "Sites" }).click();
    await expect
      .element(page.getByRole("heading", { name: "The plan could not be shown" }))
      .toBeVisible();
    await expect.element(page.getByText("Caretaker of Kiosk")).toBeVisible();
    await page.getByRole("button", { name: "Plans on this device: 3" }).click();
    await page.getByRole("button", { name: "Open Wharf" }).click();
    await page.getByRole("button", { name: "Contacts" }).click();
    await expect.element(page.getByText("Caretaker of Wharf")).toBeVisible();
  });
});

it("says so if the browser does not open its storage", async () => {
  const closed = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  await render(<KeptPlansScreen />);
  await expect
    .element(page.getByRole("heading", { name: "The plan could not be read" }))
    .toBeVisible();
  closed.mockRestore();
});
