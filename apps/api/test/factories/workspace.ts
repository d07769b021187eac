import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";
import { createPlan } from "@holdfast/contract/plans/plan-endpoints";
import { eq } from "drizzle-orm";
import { emailKeyOf, userByEmail } from "../../src/features/accounts/public";
import { addBroker, createBrokerage } from "../../src/features/brokerages/public";
import { addQuota, issueKeys } from "../../src/features/subscriptions/public";
import {
  organisationMembers,
  organisations,
} from "../../src/features/organisations/organisations-table";
import { expirePlanAt } from "./expiry";
import { signedInPerson } from "./people";
import type { TestApp } from "../setup/test-app";

export const CAFE = {
  name: "Harbour Café Pty Ltd",
  legalName: "Harbour Café",
  industryCode: "4511",
  industryName: "Cafes and Restaurants",
  address: "12 Quay Street, Sydney NSW 2000",
};

export type Workspace = {
  /** The owner's bearer token. */
  readonly token: string;
  readonly organisation: Organisation;
  readonly organisationId: string;
  /** Head Office. */
  readonly branchId: string;
};
export type PlanWorkspace = Workspace & { readonly plan: Plan; readonly planId: string };

/** Creates a signed-in owner with an organisation; `email` identifies the person. */
export async function ownerWithOrganisation(app: TestApp, email: string): Promise<Workspace> {
  const token = await signedInPerson(app, email);
  const { body } = await app.call(createOrganisation, { as: token, body: CAFE });
  const branchId = body.branches[0]?.branchId ?? "";
  return { token, organisation: body, organisationId: body.organisationId, branchId };
}

/** Returns an unused key, issued as by the operator. */
export async function freshKey(app: TestApp): Promise<string> {
  const [key = ""] = await issueKeys(app.services.database.query, app.services, 1);
  return key;
}

/** The same, with a plan for Head Office. */
export async function ownerWithPlan(app: TestApp, email: string): Promise<PlanWorkspace> {
  const workspace = await ownerWithOrganisation(app, email);
  const { body: plan } = await app.call(createPlan, {
    as: workspace.token,
    body: {
      name: "Head Office plan",
      branchId: workspace.branchId,
      key: await freshKey(app),
      currency: "AUD",
      contacts: [],
    },
  });
  return { ...workspace, plan, planId: plan.planId };
}

/** Creates a signed-in member of the organisation with that role. */
export async function signedInMember(
  app: TestApp,
  organisationId: string,
  role: "owner" | "editor" | "viewer",
  email: string,
): Promise<string> {
  const token = await signedInPerson(app, email);
  const { database, clock } = app.services;
  const user = await userByEmail(database.query, emailKeyOf(email));
  if (!user) throw new Error(`${email} is not registered.`);
  await database.query
    .insert(organisationMembers)
    .values({ organisationId, userId: user.id, role, createdAt: clock.now() });
  return token;
}

/** Creates a signed-in broker of a new brokerage, which manages the organisation if one is given. */
export async function signedInBroker(
  app: TestApp,
  email: string,
  manages?: string,
): Promise<{ token: string; brokerageId: string }> {
  const token = await signedInPerson(app, email);
  const { database, clock, newId } = app.services;
  const user = await userByEmail(database.query, emailKeyOf(email));
  if (!user) throw new Error(`${email} is not registered.`);
  const brokerageId = await database.transaction(async (tx) => {
    const id = await createBrokerage(tx, { clock, newId }, { name: "Anchor Brokers" });
    await addQuota(tx, { clock, newId }, id, 20);
    await addBroker(tx, { clock, newId }, id, user.id);
    if (manages)
      await tx.update(organisations).set({ brokerageId: id }).where(eq(organisations.id, manages));
    return id;
  });
  return { token, brokerageId };
}

/** Makes a plan expire now, as if its year had ended. */
export async function expirePlan(app: TestApp, planId: string): Promise<void> {
  const { database, clock } = app.services;
  await expirePlanAt(database.query, planId, clock.now());
}

/** Returns the id of the brokerage that manages the organisation, if any. */
export async function managingBrokerage(
  app: TestApp,
  organisationId: string,
): Promise<string | null> {
  const [row] = await app.services.database.query
    .select({ brokerageId: organisations.brokerageId })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  return row?.brokerageId ?? null;
}
