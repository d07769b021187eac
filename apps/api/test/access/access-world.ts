import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { acceptRiskReport } from "@holdfast/contract/risks/report/risk-report-endpoints";
import { registerPerson } from "../factories/people";
import { storeImage } from "../factories/stored-image";
import type { AccessPeople } from "./access-people";
import type { TestApp } from "../setup/test-app";
import { CAFE, freshKey } from "../factories/workspace";
import { callerOf } from "../../src/demo/caller";
import { type FixtureContext, first } from "./access-case";
import { FIXTURES } from "./access-table";

/** An organisation with a plan; a record is created when its id is first used. */
export type World = Omit<FixtureContext, "app" | "call" | "inOrganisation" | "inPlan"> & {
  /** The file name of a new image. */
  newImage(): Promise<string>;
  /** The email address of a new account. */
  newAccount(): Promise<string>;
  /** Saves a policy, for a request that names none but needs one. */
  savePolicy(): Promise<void>;
  /** Approves a version of the plan. */
  approvePlan(): Promise<void>;
  /** Accepts the risk report, once. */
  acceptReport(): Promise<void>;
};

let worlds = 0;
let accounts = 0;

/** Creates an organisation of the token's person, with a plan for Head Office and an MTPD. */
export async function accessWorld(app: TestApp, token: string): Promise<World> {
  worlds += 1;
  const tag = `Secret${worlds}Of${process.pid}`;
  const call = callerOf(app.server, token);
  const { organisationId, branches } = await call(createOrganisation, {
    body: { ...CAFE, name: tag, legalName: tag },
  });
  const headOfficeId = first(branches).branchId;
  const { planId } = await call(createPlan, {
    body: {
      name: tag,
      branchId: headOfficeId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
    },
  });
  await call(setMtpd, { params: { planId }, body: { mtpdId: 9 } });
  await app.outbox.drain();
  const fixtures = new Map<string, Promise<string>>();
  const context: FixtureContext = {
    app,
    organisationId,
    headOfficeId,
    planId,
    tag,
    call,
    inOrganisation: { orgId: organisationId },
    inPlan: { planId },
    fixtureId: (name) => {
      const earlier = fixtures.get(name);
      if (earlier) return earlier;
      const create = FIXTURES[name];
      if (!create) throw new Error(`No feature has a fixture ${name}.`);
      const created = create(context);
      fixtures.set(name, created);
      return created;
    },
  };
  const { fixtureId } = context;
  const newImage = () => storeImage(app);
  const newAccount = async () => {
    accounts += 1;
    const email = `account${accounts}.${process.pid}@access.example`;
    await registerPerson(app, email);
    return email;
  };
  const savePolicy = async () => void (await fixtureId("policyId"));
  let accepted: Promise<unknown> | undefined;
  const approvePlan = async () => void (await fixtureId("versionId"));
  const acceptReport = async () => {
    const body = { indemnityPeriodId: 1, fastTrackRecovery: 10_000, riskReportReviewId: 3 };
    await (accepted ??= call(acceptRiskReport, { params: context.inPlan, body }));
  };
  const records = { fixtureId, newImage, newAccount, savePolicy, approvePlan, acceptReport };
  return { organisationId, headOfficeId, planId, tag, ...records };
}

/** Creates an organisation of the owner's, with all its people; `token` is a session of the owner. */
export async function peopledWorld(
  app: TestApp,
  people: AccessPeople,
  token?: string,
): Promise<World> {
  const world = await accessWorld(app, token ?? (await people.tokenOf("owner")) ?? "");
  await people.join(world.organisationId);
  return world;
}
