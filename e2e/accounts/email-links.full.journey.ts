import { requestPasswordReset } from "@holdfast/contract/accounts/password-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { askContacts } from "@holdfast/contract/contact-checks/contact-check-endpoints";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import {
  createExercise,
  inviteParticipants,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { declareIncident } from "@holdfast/contract/incidents/incident-endpoints";
import { startSafetyCheck } from "@holdfast/contract/incidents/safety-check-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { updatePlan } from "@holdfast/contract/plans/plan-endpoints";
import { EMAIL_LINKS, type EmailLinkName } from "@holdfast/contract/platform/email-links";
import type { Designation } from "@holdfast/contract/teams/team";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { databaseDigest } from "../../apps/api/test/database/database-digest";
import { expirePlanAt } from "../../apps/api/test/factories/expiry";
import { DAY, addMs } from "../../apps/api/src/platform/clock";
import { countWaitingMessages } from "../../apps/api/test/factories/waiting-messages";
import { callerOf } from "../setup/api-caller";
import { expect, expectAccessible, type RunningApp, test } from "../setup/app";
import { newestLink } from "../setup/mailbox";
import { type OwnPlan, ownPlan } from "../setup/own-plan";
import { PASSWORD, registerPerson, sessionOf } from "../setup/people";

/*
 * Mail scanners open the links of emails, with scripts too. Opening any link must change nothing; a button acts
 * (decision 041). A link without an entry here does not compile.
 */

const OWNER = "olga@links.example";

type World = OwnPlan & { readonly app: RunningApp; readonly call: ReturnType<typeof callerOf> };

/** Adds a contact with that address to a team of the plan. Returns its id. */
async function teamMember(
  { call, organisationId, planId }: World,
  email: string,
  designation: Designation = "Alternatives",
) {
  const { contactId } = await call(createContact, {
    params: { orgId: organisationId },
    body: { firstName: "Ana", lastName: "Tan", email, contactTypeId: 1, workTypeId: 1 },
  });
  const [team] = await call(listTeams, { params: { planId } });
  await call(addTeamContacts, {
    params: { planId, teamId: team?.teamId ?? "" },
    body: [{ contactId, designation }],
  });
  return contactId;
}

/** Sends the email of each link, to that address, and what its page shows. */
const LINKS: Readonly<
  Record<
    EmailLinkName,
    readonly [send: (world: World, email: string) => Promise<unknown>, h1: RegExp]
  >
> = {
  confirmation: [
    ({ app }, email) =>
      callerOf(app.url)(register, {
        body: {
          email,
          password: PASSWORD,
          confirmPassword: PASSWORD,
          firstName: "Ana",
          lastName: "Silva",
        },
      }),
    /^Activate your account$/,
  ],
  email_update: [
    async ({ app }, email) => {
      await registerPerson(app, `former-${email}`);
      const { access_token } = await sessionOf(app, `former-${email}`);
      await callerOf(app.url, access_token)(updateUser, { body: { email, password: PASSWORD } });
    },
    /^Change your email\?$/,
  ],
  invitation: [
    ({ call, organisationId }, email) =>
      call(inviteMember, { params: { orgId: organisationId }, body: { email, roleId: 3 } }),
    /^Activate your account$/,
  ],
  reset: [
    async ({ app }, email) => {
      await registerPerson(app, email);
      await callerOf(app.url)(requestPasswordReset, { body: { email } });
    },
    /^Reset Your Password$/,
  ],
  reminders: [({ app }) => app.command("reminders", "send"), /^Turn off renewal reminders\?$/],
  alert: [
    async (world, email) => {
      await teamMember(world, email, "Primary");
      const body = { level: 1, isExercise: true } as const;
      await world.call(declareIncident, { params: { planId: world.planId }, body });
    },
    /EXERCISE/i,
  ],
  safety_check: [
    async (world, email) => {
      await teamMember(world, email);
      const params = { planId: world.planId };
      const { incidentId } = await world.call(declareIncident, {
        params,
        body: { level: 1, isExercise: true, teamTypeIds: [] },
      });
      await world.call(startSafetyCheck, {
        params: { ...params, incidentId },
        body: { branchIds: [], withoutLocation: true },
      });
    },
    /^EXERCISE: are you safe\?$/,
  ],
  exercise: [
    async (world, email) => {
      const contactId = await teamMember(world, email);
      const { planId } = world;
      const { exerciseId } = await world.call(createExercise, {
        params: { planId },
        body: {
          scenarioId: 1,
          plannedFor: "2030-12-31",
          startTime: "10:00",
          timeZone: "Australia/Sydney",
          place: "Meeting room",
          facilitatorName: "Mei Silva",
          contactIds: [contactId],
        },
      });
      await world.call(inviteParticipants, { params: { planId, exerciseId }, body: {} });
    },
    /^EXERCISE:/,
  ],
  contact_check: [
    async (world, email) => {
      const contactId = await teamMember(world, email);
      const body = { contactIds: [contactId] };
      await world.call(askContacts, { params: { planId: world.planId }, body });
    },
    /./,
  ],
  monthly_question: [
    async ({ app }, email) => {
      // A plan of its own, because one member of a team is asked each month.
      const world = await worldOf(app, `owner-of-${email}`);
      await teamMember(world, email, "Primary");
      const { planId } = world;
      await world.call(updatePlan, { params: { planId }, body: { asksMonthlyQuestions: true } });
      await app.command("questions", "send");
    },
    /./,
  ],
};

const worldOf = async (app: RunningApp, owner: string): Promise<World> => {
  const plan = await ownPlan(app, owner);
  return { ...plan, app, call: callerOf(app.url, plan.session.access_token) };
};

const allSent = (app: RunningApp) =>
  expect.poll(() => app.inDatabase(countWaitingMessages)).toBe(0);

/**
 * The state of the database once no message waits; without the anonymous count of page views, and the times of the
 * server's own tasks.
 */
const stateOf = async (app: RunningApp) => {
  await allSent(app);
  const {
    page_views: _counted,
    jobs: _run,
    ...state
  } = await app.inDatabase((query) => databaseDigest({ query }));
  return state;
};

test("opening a link of an email changes nothing, with scripts too", async ({ page, app }) => {
  const world = await worldOf(app, OWNER);
  await app.inDatabase((query) => expirePlanAt(query, world.planId, addMs(new Date(), 6 * DAY)));
  const addresses = new Map<EmailLinkName, string>();
  for (const name of Object.keys(EMAIL_LINKS) as EmailLinkName[]) {
    const email = name === "reminders" ? OWNER : `${name.replace("_", "-")}@links.example`;
    await LINKS[name][0](world, email);
    addresses.set(name, await newestLink(app, email, EMAIL_LINKS[name]));
  }
  await allSent(app);
  // Records that the alerts are sent, as the server does each minute.
  await app.command("incidents", "escalate");
  const before = await stateOf(app);
  for (const [name, address] of addresses) {
    await test.step(name, async () => {
      await page.request.get(address);
      await page.request.head(address);
      await page.goto(address);
      await page.waitForLoadState("networkidle");
      await expect(page.getByRole("heading", { level: 1, name: LINKS[name][1] })).toBeVisible();
      expect(page.url()).toBe(app.url + EMAIL_LINKS[name]);
      await expectAccessible(page);
      expect(await stateOf(app)).toEqual(before);
    });
  }
});
