import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readBroker, readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import { listSuppliers } from "@holdfast/contract/directory/supplier-endpoints";
import { listStrategicThirdParties } from "@holdfast/contract/directory/third-party-endpoints";
import { listAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { listStrategicBias } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { listTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import {
  listAlternativeSites,
  listBranches,
} from "@holdfast/contract/organisations/place-endpoints";
import { createPlan, listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { readPlanDocument } from "@holdfast/contract/printing/plan-document";
import { listRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { listRisks } from "@holdfast/contract/risks/register/risk-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import {
  demoInstallation,
  emptyInstallation,
  engineSettings,
  type Installation,
} from "../../test/setup/installation";
import { migrationsFolder } from "../../test/database/migrations-folder";
import { type RunningApp, runHere, runHoldfast, startServer } from "../../test/setup/running-app";
import { scratchDirectory } from "../../test/setup/scratch-directory";
import { afterThisFile } from "../../test/database/test-database";

let installation: Installation;
let server: RunningApp;

beforeAll(async () => {
  installation = await demoInstallation(await emptyInstallation());
  server = await startServer(installation.settings);
});

/** Returns all that the owner sees of the café: every list of the organisation and of its plan. */
async function everything(app: RunningApp) {
  const as = installation.owner;
  const plans = await app.call(listPlans, { as });
  const [plan] = plans.answer;
  const inOrganisation = { as, params: { orgId: plan?.organisationId ?? "" } };
  const inPlan = { as, params: { planId: plan?.planId ?? "" } };
  return Promise.all([
    plans,
    app.call(readUser, { as }),
    app.call(readBroker, { as: installation.broker }),
    app.call(listOrganisations, { as }),
    app.call(listBranches, inOrganisation),
    app.call(listAlternativeSites, inOrganisation),
    app.call(listContacts, inOrganisation),
    app.call(listSuppliers, inOrganisation),
    app.call(listCustomers, inOrganisation),
    app.call(listStrategicThirdParties, inOrganisation),
    app.call(listRisks, inPlan),
    app.call(listTeams, inPlan),
    app.call(listStrategicBias, inPlan),
    app.call(listTacticalBias, inPlan),
    app.call(listAssets, inPlan),
    app.call(listRecoveryStrategies, inPlan),
    app.call(readPlanDocument, inPlan),
  ]).then((answers) => answers.map(({ status, answer }) => ({ status, answer })));
}

const newPlan = async (key: string) => {
  const { answer } = await server.call(listPlans, { as: installation.owner });
  return server.call(createPlan, {
    as: installation.owner,
    body: {
      name: "A second plan",
      branchId: answer[0]?.branchId ?? "",
      key,
      currency: "AUD",
      contacts: [],
    },
  });
};

describe("next to the running server", () => {
  it("a backup restored elsewhere serves the same data", async () => {
    const { DATA_DIR } = installation.settings;
    await mkdir(path.join(DATA_DIR, "files", "logos"), { recursive: true });
    await writeFile(path.join(DATA_DIR, "files", "logos", "one.bin"), Buffer.from([0, 1, 255]));
    const before = await everything(server);
    expect(before.map(({ status }) => status)).toEqual(before.map(() => 200));

    const file = path.join(DATA_DIR, "one.backup");
    const backedUp = await runHoldfast(["backup", file], installation.settings);
    expect(backedUp).toMatchObject({ code: 0, error: "" });
    expect(backedUp.out).toMatch(/one\.backup: \d{3,} rows, 1 files\n/);

    const fresh = await emptyInstallation();
    const restored = await runHoldfast(["restore", file], fresh);
    expect(restored).toMatchObject({ code: 0, error: "" });
    expect(restored.out).toBe(backedUp.out.replace(/\n$/, " restored\n"));
    const other = await startServer(fresh);
    expect(await everything(other)).toEqual(before);
    expect(await readFile(path.join(fresh.DATA_DIR, "files", "logos", "one.bin"))).toEqual(
      Buffer.from([0, 1, 255]),
    );
    expect(await other.end("SIGTERM")).toMatchObject({ code: 0 });
    expect(await everything(server)).toEqual(before);
  });

  it("a backup is not restored into a folder that is not empty", async () => {
    const file = path.join(installation.settings.DATA_DIR, "one.backup");
    const over = await runHoldfast(["restore", file], installation.settings);
    expect(over).toMatchObject({ code: 1, out: "" });
    expect(over.error).toMatch(/^The folder .+ is not empty\. [^\n]+\n$/);
  });

  it("keys issues five keys, each of which creates one plan", async () => {
    const issued = await runHoldfast(["keys", "issue", "--quantity", "5"], installation.settings);
    expect(issued).toMatchObject({ code: 0, error: "" });
    const keys = issued.out.trimEnd().split("\n");
    expect(new Set(keys).size).toBe(5);
    for (const key of keys)
      expect(key).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const [key = ""] = keys;
    expect((await newPlan(key)).status).toBe(201);
    expect((await newPlan(key)).problem).toMatchObject({
      status: 400,
      detail: "Please input a valid Subscription Key or Promo Code.",
    });
  });

  it("brokerage create creates a brokerage with its first broker", async () => {
    const args = ["brokerage", "create", "--name", "Lantern Brokers", "--quota=12"];
    const made = await runHere([...args, "--broker", "Owner@Demo.example"], installation.settings);
    expect(made).toMatchObject({ code: 0, error: "" });
    expect((await server.call(readBroker, { as: installation.owner })).answer).toMatchObject({
      brokerageId: made.out.trim(),
      brokerageName: "Lantern Brokers",
    });
    const unknown = await runHere(
      [...args, "--broker", "nobody@demo.example"],
      installation.settings,
    );
    expect(unknown).toEqual({
      code: 1,
      out: "",
      error: "No account is registered with nobody@demo.example.\n",
    });
  });

  it("brokerage create creates a sub-brokerage", async () => {
    const args = ["brokerage", "create", "--quota", "0", "--name"];
    const parent = await runHere([...args, "Harbour Brokers"], installation.settings);
    const under = ["--parent", "Harbour Brokers"];
    const made = await runHere([...args, "Harbour North", ...under], installation.settings);
    expect([parent.code, made.code]).toEqual([0, 0]);
    const unknown = await runHere(
      [...args, "Harbour South", "--parent", "Unknown Brokers"],
      installation.settings,
    );
    expect(unknown).toMatchObject({
      code: 1,
      error: "There is no brokerage named Unknown Brokers.\n",
    });
  });

  it("purchases unsettled says that every purchase is settled", async () => {
    const { code, out } = await runHere(["purchases", "unsettled"], installation.settings);
    expect({ code, out }).toEqual({ code: 0, out: "Every purchase is settled.\n" });
  });

  it("migrate has nothing to apply next to the running server", async () => {
    const { code, out } = await runHere(["migrate"], installation.settings);
    expect({ code, out }).toEqual({ code: 0, out: "Nothing to apply.\n" });
  });
});

describe("on a new machine", () => {
  it("migrate creates the database of a new machine, and keys are issued without a server", async () => {
    const folder = await scratchDirectory("fresh");
    afterThisFile(() => rm(folder, { recursive: true, force: true }));
    const settings = { DATA_DIR: path.join(folder, "new", "data"), ...engineSettings };
    const migrated = await runHoldfast(["migrate"], settings);
    expect(migrated).toMatchObject({ code: 0, error: "" });
    const names = (await readdir(migrationsFolder)).sort().join(", ");
    expect(migrated.out).toBe(`Applied: ${names}\n`);
    const issued = await runHoldfast(["keys", "issue", "--quantity=2"], settings);
    expect(issued).toMatchObject({ code: 0, error: "" });
    expect(issued.out.trimEnd().split("\n")).toHaveLength(2);
  });
});
