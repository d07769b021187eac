import {
  declareIncident,
  readIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import { beforeAll, beforeEach } from "vitest";
import { ownerWithPlan, type PlanWorkspace, signedInMember } from "./workspace";
import { responderOf } from "./responders";
import { testApp, type TestApp } from "../setup/test-app";
import type { Designation } from "@holdfast/contract/teams/team";

/** A café for each test, with the calls of its incidents. Only for tests; `domain` keeps addresses of files apart. */
export function incidentSetup(domain: string) {
  let app: TestApp;
  let cafe: PlanWorkspace;
  let owners = 0;
  beforeAll(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    cafe = await ownerWithPlan(app, `owner${(owners += 1)}@${domain}.example`);
  });

  const inPlan = (as = cafe.token) => ({ as, params: { planId: cafe.planId } });
  const at = (incidentId: string, as = cafe.token) => ({
    as,
    params: { planId: cafe.planId, incidentId },
  });
  const declare = (body: object = {}, as = cafe.token) =>
    app.call(declareIncident, { ...inPlan(as), body: { level: 1, isExercise: false, ...body } });
  const read = async (incidentId: string) => (await app.call(readIncident, at(incidentId))).body;
  const logOf = async (incidentId: string) =>
    (await app.call(readIncidentLog, at(incidentId))).body;

  /** Adds a person to a team: 1 emergency response, 2 IT recovery, 3 crisis management. Returns the address. */
  async function responder(
    teamTypeId: number,
    name: string,
    designation: Designation,
    mobile?: string,
  ) {
    const email = `${name.toLowerCase()}${owners}@${domain}.example`;
    await responderOf(app, cafe, email, {
      teamTypeId,
      name,
      designation,
      ...(mobile === undefined ? {} : { mobile }),
    });
    return email;
  }

  /** A new session, because the first one ends after hours. */
  const ownerAgain = () =>
    signedInMember(app, cafe.organisationId, "owner", `second${owners}@${domain}.example`);
  return {
    get app() {
      return app;
    },
    get cafe() {
      return cafe;
    },
    /** The number in the addresses of this test's people. */
    get owners() {
      return owners;
    },
    inPlan,
    at,
    declare,
    read,
    logOf,
    responder,
    ownerAgain,
  };
}
