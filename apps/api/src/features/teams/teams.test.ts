import { createContact, deleteContact } from "@holdfast/contract/directory/contact-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import {
  addTeamContacts,
  listTeams,
  removeTeamContact,
  updateTeamContact,
} from "@holdfast/contract/teams/team-endpoints";
import type { Team } from "@holdfast/contract/teams/team";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import {
  expirePlan,
  ownerWithPlan,
  type PlanWorkspace,
  signedInMember,
} from "../../../test/factories/workspace";

let app: TestApp;
let cafe: PlanWorkspace;
let stranger: PlanWorkspace;
let viewer: string;
let ana: string;
let ben: string;

const contactOf = async (of: PlanWorkspace, firstName: string, lastName: string) => {
  const { body } = await app.call(createContact, {
    as: of.token,
    params: { orgId: of.organisationId },
    body: { firstName, lastName, mobile: "0400 000 000", contactTypeId: 1, workTypeId: 1 },
  });
  return body.contactId;
};

beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithPlan(app, "owner@cafe.example");
  stranger = await ownerWithPlan(app, "stranger@elsewhere.example");
  viewer = await signedInMember(app, cafe.organisationId, "viewer", "viewer@cafe.example");
  ana = await contactOf(cafe, "Ana", "Silva");
  ben = await contactOf(cafe, "Ben", "Adams");
});

const teamsOf = async (of: PlanWorkspace, as = of.token) => {
  const { body } = await app.call(listTeams, { as, params: { planId: of.planId } });
  return body;
};
const membersOf = (team: Team | undefined) =>
  team?.teamContacts.map(({ contact, designation }) => `${contact.firstName} ${designation}`);

let teamId: string;
beforeEach(async () => {
  await app.services.database.query.execute(sql`delete from team_contacts`);
  teamId = (await teamsOf(cafe))[0]?.teamId ?? "";
});

const add = (
  contacts: { contactId: string; designation: "Primary" | "Alternatives" }[],
  input: { as?: string; planId?: string; teamId?: string } = {},
) =>
  app.call(addTeamContacts, {
    as: input.as ?? cafe.token,
    params: { planId: input.planId ?? cafe.planId, teamId: input.teamId ?? teamId },
    body: contacts,
  });

describe("the teams of a plan", () => {
  test("creates the teams with the plan, in their order", async () => {
    const teams = await teamsOf(cafe, viewer);
    expect(teams.map(({ teamType }) => [teamType.name, teamType.displayName])).toEqual([
      ["Emergency Response Team", "Emergency Response Team"],
      ["Information Technology Team", "IT Recovery Team"],
      ["Crisis Management Team", "Crisis Management Team"],
    ]);
    expect(teams.flatMap(membersOf)).toEqual([]);
  });

  test("adds contacts to teams, lists Primaries first, and marks the plan as modified", async () => {
    app.clock.pass(60_000);
    const { status, body } = await add([
      { contactId: ben, designation: "Alternatives" },
      { contactId: ana, designation: "Primary" },
    ]);
    expect(status).toBe(201);
    expect(body.teamContacts).toEqual([
      {
        contactId: ana,
        designation: "Primary",
        confirmedAt: null,
        contact: {
          contactId: ana,
          firstName: "Ana",
          lastName: "Silva",
          email: null,
          phone: null,
          mobile: "+61 400 000 000",
          afterHoursPhone: null,
          jobTitle: null,
        },
      },
      expect.objectContaining({ contactId: ben, designation: "Alternatives" }),
    ]);
    expect((await teamsOf(cafe)).map(membersOf)).toEqual([
      ["Ana Primary", "Ben Alternatives"],
      [],
      [],
    ]);
    const plans = await app.call(listPlans, { as: cafe.token });
    expect(plans.body[0]?.lastModifiedDate).toBe(app.clock.now().toISOString());
  });

  test("adds a contact to a team only once: marks a duplicate and adds nothing", async () => {
    await add([{ contactId: ana, designation: "Primary" }]);
    const message = "This contact is already in the team.";
    const again = await add([
      { contactId: ben, designation: "Alternatives" },
      { contactId: ana, designation: "Alternatives" },
    ]);
    expect([again.status, again.problem.errors]).toEqual([400, [{ path: "1.contactId", message }]]);
    const twice = await add([
      { contactId: ben, designation: "Primary" },
      { contactId: ben, designation: "Alternatives" },
    ]);
    expect(twice.problem.errors).toEqual([{ path: "1.contactId", message }]);
    expect(membersOf((await teamsOf(cafe))[0])).toEqual(["Ana Primary"]);
  });

  test("marks a second Primary of a team, and adds nothing", async () => {
    const message = "A team has one Primary. Please choose Alternatives for the others.";
    const both = await add([
      { contactId: ana, designation: "Primary" },
      { contactId: ben, designation: "Primary" },
    ]);
    expect([both.status, both.problem.errors]).toEqual([
      400,
      [
        { path: "0.designation", message },
        { path: "1.designation", message },
      ],
    ]);
    await add([{ contactId: ana, designation: "Primary" }]);
    const second = await add([{ contactId: ben, designation: "Primary" }]);
    expect(second.problem.errors).toEqual([{ path: "0.designation", message }]);
    expect(membersOf((await teamsOf(cafe))[0])).toEqual(["Ana Primary"]);
  });

  test("replaces the Primary of a team only if the input says so", async () => {
    await add([
      { contactId: ana, designation: "Primary" },
      { contactId: ben, designation: "Alternatives" },
    ]);
    const change = (replacesPrimary?: boolean) =>
      app.call(updateTeamContact, {
        as: cafe.token,
        params: { planId: cafe.planId, teamId, contactId: ben },
        body: { designation: "Primary", ...(replacesPrimary !== undefined && { replacesPrimary }) },
      });
    const refused = await change();
    expect([refused.status, refused.problem.code]).toEqual([409, "team-has-primary"]);
    expect(membersOf((await change(true)).body)).toEqual(["Ben Primary", "Ana Alternatives"]);
    expect((await change()).status).toBe(200);
  });

  test("leaves one Primary of a team if several are added concurrently", async () => {
    const outcomes = await Promise.all(
      [ana, ben].map((contactId) => add([{ contactId, designation: "Primary" }])),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  test("accepts an Alternative for a team from before that has two Primaries", async () => {
    await add([{ contactId: ana, designation: "Primary" }]);
    await add([{ contactId: ben, designation: "Alternatives" }]);
    await app.services.database.query.execute(
      sql`update team_contacts set designation = 'Primary'`,
    );
    const cleo = await contactOf(cafe, "Cleo", "Ray");
    expect((await add([{ contactId: cleo, designation: "Alternatives" }])).status).toBe(201);
  });

  test("adds a contact to a team once if it is added concurrently", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => add([{ contactId: ana, designation: "Primary" }])),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400]);
  });

  test("rejects an unknown designation", async () => {
    const wrong = await app.call(addTeamContacts, {
      as: cafe.token,
      params: { planId: cafe.planId, teamId },
      body: [{ contactId: ana, designation: "Leader" as "Primary" }],
    });
    expect([wrong.status, wrong.problem.errors]).toEqual([
      400,
      [{ path: "0.designation", message: "Please select the designation." }],
    ]);
    expect((await add([])).problem.errors).toEqual([
      { path: "", message: "Please select a contact." },
    ]);
  });

  test("changes a designation, and records the removal of a contact", async () => {
    await add([{ contactId: ana, designation: "Primary" }]);
    const params = { planId: cafe.planId, teamId, contactId: ana };
    const changed = await app.call(updateTeamContact, {
      as: cafe.token,
      params,
      body: { designation: "Alternatives" },
    });
    expect(membersOf(changed.body)).toEqual(["Ana Alternatives"]);
    expect((await app.call(removeTeamContact, { as: cafe.token, params })).status).toBe(204);
    expect((await app.call(removeTeamContact, { as: cafe.token, params })).status).toBe(404);
    expect(
      (
        await app.call(updateTeamContact, {
          as: cafe.token,
          params,
          body: { designation: "Primary" },
        })
      ).status,
    ).toBe(404);
    const events = await app.services.database.query.execute<{ subject: string }>(
      sql`select subject from audit_events where action = 'teams.contact-removed'`,
    );
    expect(events.rows).toEqual([{ subject: ana }]);
  });

  test("removes a contact that is deleted from the directory from its teams", async () => {
    const cleo = await contactOf(cafe, "Cleo", "Marsh");
    await add([{ contactId: cleo, designation: "Primary" }]);
    const params = { orgId: cafe.organisationId, contactId: cleo };
    expect((await app.call(deleteContact, { as: cafe.token, params })).status).toBe(204);
    expect(membersOf((await teamsOf(cafe))[0])).toEqual([]);
  });
});

describe("access", () => {
  const attempts = (as: string, planId: string, ofTeam: string, contactId: string) =>
    Promise.all([
      add([{ contactId, designation: "Primary" }], { as, planId, teamId: ofTeam }),
      app.call(updateTeamContact, {
        as,
        params: { planId, teamId: ofTeam, contactId },
        body: { designation: "Alternatives" },
      }),
      app.call(removeTeamContact, { as, params: { planId, teamId: ofTeam, contactId } }),
    ]);

  test("a viewer cannot change anything", async () => {
    await add([{ contactId: ana, designation: "Primary" }]);
    const outcomes = await attempts(viewer, cafe.planId, teamId, ana);
    expect(outcomes.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(membersOf((await teamsOf(cafe))[0])).toEqual(["Ana Primary"]);
  });

  test("plans, teams and contacts of others are not found", async () => {
    await add([{ contactId: ana, designation: "Primary" }]);
    const foreignPlan = await attempts(stranger.token, cafe.planId, teamId, ana);
    const foreignTeam = await attempts(stranger.token, stranger.planId, teamId, ana);
    expect([...foreignPlan, ...foreignTeam].map(({ status }) => status)).toEqual([
      404, 404, 404, 404, 404, 404,
    ]);
    const ownTeam = (await teamsOf(stranger))[0]?.teamId ?? "";
    const foreignContact = await add([{ contactId: ana, designation: "Primary" }], {
      as: stranger.token,
      planId: stranger.planId,
      teamId: ownTeam,
    });
    expect([foreignContact.status, foreignContact.problem.errors]).toEqual([
      400,
      [{ path: "0.contactId", message: "This contact could not be found." }],
    ]);
    expect(
      (await app.call(listTeams, { as: stranger.token, params: { planId: cafe.planId } })).status,
    ).toBe(404);
    expect(membersOf((await teamsOf(cafe))[0])).toEqual(["Ana Primary"]);
  });

  test("an expired plan answers 402, even to reads", async () => {
    const lapsed = await ownerWithPlan(app, "lapsed@cafe.example");
    const ofTeam = (await teamsOf(lapsed))[0]?.teamId ?? "";
    await expirePlan(app, lapsed.planId);
    const read = await app.call(listTeams, {
      as: lapsed.token,
      params: { planId: lapsed.planId },
    });
    expect([read.status, read.problem.detail]).toEqual([402, "Payment required."]);
    const outcomes = await attempts(lapsed.token, lapsed.planId, ofTeam, ana);
    expect(outcomes.map(({ status }) => status)).toEqual([402, 402, 402]);
  });
});
