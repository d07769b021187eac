import { HOUR, addMs } from "../platform/clock";
import { openSession, revokeSession, findSession } from "../features/accounts/public";
import { createOrganisationWithOwner, listBranches } from "../features/organisations/public";
import { makePlan } from "../features/plans/public";
import type { App } from "../create-app";
import { ACCOUNTABLE } from "./cafe-contacts";
import { CAFE, CAFE_PLAN } from "./cafe-places";
import { callerOf } from "./caller";
import { fillDirectory } from "./fill-directory";
import { fillImpactAnalysis } from "./fill-impact-analysis";
import { fillPolicy } from "./fill-policy";
import { fillRecoveryDetails } from "./fill-recovery-details";
import { fillRisks } from "./fill-risks";

/**
 * Loads the demo's café with one finished plan. Everything is entered through the API as its owner would, so the
 * demo cannot contain anything that the product would reject.
 */
export async function loadCafe(
  app: Pick<App, "services" | "server">,
  people: { readonly ownerId: string; readonly brokerageId: string },
): Promise<void> {
  const { services } = app;
  const { database, clock } = services;
  const scope = await database.transaction((tx) =>
    createOrganisationWithOwner(tx, services, CAFE, people),
  );
  const token = await openSession(database.query, services, {
    userId: people.ownerId,
    isRemembered: false,
    expiresAt: addMs(clock.now(), HOUR),
  });
  const [headOffice] = await listBranches(database.query, services, scope);
  if (!headOffice) throw new Error("The café has no Head Office.");
  const call = callerOf(app.server, token);
  const directory = await fillDirectory(call, scope.organisationId, headOffice);
  // Its own call counts attempts, which the transaction of the demo cannot.
  const plan = await database.transaction((tx) =>
    makePlan(tx, services, {
      scope,
      input: {
        name: CAFE_PLAN,
        branchId: headOffice.branchId,
        key: "DEMO-PLAN",
        currency: "AUD",
        contacts: ACCOUNTABLE.map(directory.contactId),
      },
      event: { action: "plans.created", address: undefined },
    }),
  );
  await fillImpactAnalysis(call, plan, directory);
  // Accepted after everything the report shows has been loaded: a later change would make it out of date.
  await fillRisks(call, plan.planId, directory, clock.now());
  await fillRecoveryDetails(call, plan, directory);
  await fillPolicy(call, plan, directory);
  const session = await findSession(services, token);
  if (session) await revokeSession(database.query, session.sessionId, clock.now());
}
