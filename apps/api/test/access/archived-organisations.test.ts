import { acceptOrganisationInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { setBrokerSharing } from "@holdfast/contract/organisations/broker-sharing-endpoints";
import {
  createOrganisation,
  listOrganisations,
  readOrganisation,
  setDefaultOrganisation,
  updateOrganisation,
} from "@holdfast/contract/organisations/organisation-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { beforeAll, describe, expect, it } from "vitest";
import { appRoutes } from "../../src/app";
import { SECOND } from "../../src/platform/clock";
import { readConfig } from "../../src/platform/config";
import { accessWorld, type World } from "./access-world";
import { writesDigest } from "../database/database-digest";
import { lastEmailTo, linkOf, signedInPerson } from "../factories/people";
import { quickPrinter, testApp, type TestApp } from "../setup/test-app";
import { CAFE, signedInMember } from "../factories/workspace";
import { ACCESS_TABLE } from "./access-table";
import { tableCall } from "./table-call";

/* An archived organisation is read-only, its plans too; an owner or a broker can unarchive it. */

const ARCHIVED = [409, "This organisation is archived. Unarchive it to make changes."];

let app: TestApp;
let token: string;
beforeAll(async () => {
  const { userLimits } = readConfig({ MAX_ORGANISATIONS: "1000" });
  app = await testApp(undefined, { printer: quickPrinter, config: { userLimits } });
  token = await signedInPerson(app, "owner@archived.example");
});

const endpoints: readonly Endpoint[] = appRoutes.map(({ endpoint }) => endpoint);
/** Their organisation is in the body. */
const NAMED_BY_BODY: ReadonlySet<string> = new Set(["createPlan", "clonePlan", "resendInvitation"]);
/** They have separate tests: the default, and the end of an owner's consent. */
const WHILE_ARCHIVED: ReadonlySet<string> = new Set([
  setDefaultOrganisation.name,
  setBrokerSharing.name,
]);
const isInside = ({ access, name }: Endpoint) =>
  access.scope === "organisation" || access.scope === "plan" || NAMED_BY_BODY.has(name);
const named = (endpoint: Endpoint) => [endpoint.name, endpoint] as const;
const writes = endpoints.filter((endpoint) => isInside(endpoint) && endpoint.method !== "GET");
const reads = endpoints.filter((endpoint) => isInside(endpoint) && endpoint.method === "GET");

const setArchived = (world: Pick<World, "organisationId">, isArchived: boolean, as = token) =>
  app.call(updateOrganisation, {
    as,
    params: { orgId: world.organisationId },
    body: { IsArchived: isArchived },
  });

/** The requests' own records are created before the organisation is archived. */
async function archivedWorld(...of: readonly Endpoint[]) {
  // Each world takes a few writes of one person.
  app.clock.pass(10 * SECOND);
  const world = await accessWorld(app, token);
  for (const { name } of of) await ACCESS_TABLE[name]?.input?.(world.fixtureId, world);
  // Sends their emails, whose rows must not change while a test compares.
  await app.outbox.drain();
  expect((await setArchived(world, true)).status).toBe(200);
  return world;
}

/** Returns a function that sends the request of an endpoint's case. */
async function prepared(endpoint: Endpoint, world: World) {
  const accessCase = ACCESS_TABLE[endpoint.name];
  if (!accessCase) throw new Error(`${endpoint.name} has no case in the access table.`);
  const make = await tableCall(app, endpoint, accessCase, world);
  return async () => {
    const { status, text } = await make(token);
    return [status, text.startsWith("{") ? (JSON.parse(text) as { detail?: string }).detail : text];
  };
}

describe("an archived organisation can be read", () => {
  let world: World;
  beforeAll(async () => {
    world = await archivedWorld(...reads);
  });

  it.each(reads.map(named))("reads an archived organisation by %s", async (_name, endpoint) => {
    const response = await prepared(endpoint, world);
    expect((await response())[0]).toBe(200);
  });
});

describe("an archived organisation", () => {
  it.each(writes.filter(({ name }) => !WHILE_ARCHIVED.has(name)).map(named))(
    "refuses a write, and accepts it once unarchived: %s",
    async (_name, endpoint) => {
      const world = await archivedWorld(endpoint);
      const response = await prepared(endpoint, world);
      const before = await writesDigest(app.services.database);
      expect(await response()).toEqual(ARCHIVED);
      expect(await writesDigest(app.services.database)).toEqual(before);
      await setArchived(world, false);
      expect((await response())[0]).toBeLessThan(300);
    },
  );

  it("allows its owner only to unarchive it, and nothing in its plans", async () => {
    const { organisationId } = await archivedWorld(readOrganisation);
    const params = { orgId: organisationId };
    const { body: answer } = await app.call(readOrganisation, { as: token, params });
    expect([answer.isArchived, answer.can]).toEqual([
      true,
      {
        change: false,
        archive: true,
        manageMembers: false,
        deletePlan: false,
        approvePlan: false,
        readHistory: true,
      },
    ]);
    const plans = await app.call(listPlans, { as: token, query: { organisationId } });
    expect(plans.body.map(({ can }) => can)).toEqual([{ ...answer.can }]);
    const editor = await signedInMember(app, organisationId, "editor", "ed@archived.example");
    expect((await app.call(readOrganisation, { as: editor, params })).body.can.archive).toBe(false);
    expect((await setArchived({ organisationId }, false, editor)).status).toBe(403);
  });

  it("keeps an archived organisation as a person's default, and renames it while unarchiving it", async () => {
    const { organisationId } = await archivedWorld(setDefaultOrganisation);
    const params = { orgId: organisationId };
    const { status } = await app.call(setDefaultOrganisation, { as: token, params });
    expect(status).toBe(200);
    const rename = (isArchived: boolean) =>
      app.call(updateOrganisation, { as: token, params, body: { name: "Back", isArchived } });
    expect((await rename(true)).status).toBe(409);
    const { body: answer } = await rename(false);
    expect([answer.name, answer.isArchived, answer.isDefault]).toEqual(["Back", false, true]);
  });

  it("accepts no members; the invitation works once it is unarchived", async () => {
    const as = await signedInPerson(app, "founder@archived.example");
    const { body: organisation } = await app.call(createOrganisation, { as, body: CAFE });
    const params = { orgId: organisation.organisationId };
    const email = "invited@archived.example";
    await app.call(inviteMember, { as, params, body: { email, roleId: 3 } });
    const link = linkOf(await lastEmailTo(app, email));
    await setArchived(organisation, true, as);
    const refused = await app.call(acceptOrganisationInvitation, { params, body: link });
    expect([refused.status, refused.problem.detail]).toEqual(ARCHIVED);
    await setArchived(organisation, false, as);
    const accepted = await app.call(acceptOrganisationInvitation, { params, body: link });
    expect(accepted.status).toBe(200);
  });

  it("lists an archived organisation only on request", async () => {
    const { organisationId } = await archivedWorld(listOrganisations);
    const idsWith = async (query: object) =>
      (await app.call(listOrganisations, { as: token, query })).body.map(
        (organisation) => organisation.organisationId,
      );
    expect(await idsWith({})).not.toContain(organisationId);
    expect(await idsWith({ archived: "true" })).toContain(organisationId);
  });
});
