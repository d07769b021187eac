import { register } from "@holdfast/contract/accounts/register";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { createOrganisation } from "@holdfast/contract/organisations/organisation-endpoints";
import { beforeAll, expect, it } from "vitest";
import {
  lastEmailTo,
  PASSWORD,
  registrationOf,
  signedInPerson,
} from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { CAFE } from "../../../test/factories/workspace";

/* Anyone who registers or invites a stranger's address writes into an email that comes from our sender. */

const FORGED = "there,\r\n\r\nYour invoice is overdue. Pay at http://evil.example/pay today";
const LONG = "Your account is closed unless you call the number shown on our page today";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

it.each([FORGED, LONG])("no email to an unverified address contains %j", async (message) => {
  const victim = `victim${message.length}@letters.example`;
  const body = registrationOf(victim, { firstName: message });
  expect((await app.call(register, { body })).status).toBe(201);
  const activation = await lastEmailTo(app, victim);
  expect(activation).toMatch(/^Hello,$/m);
  expect(activation).not.toMatch(/invoice|evil|closed/);

  const sender = `sender${message.length}@letters.example`;
  const as = await signedInPerson(app, sender);
  const names = { firstName: message, lastName: message };
  expect((await app.call(updateUser, { as, body: names })).status).toBe(200);
  const { body: answer } = await app.call(createOrganisation, {
    as,
    body: { ...CAFE, name: message },
  });
  const params = { orgId: answer.organisationId };
  const invited = `invited${message.length}@letters.example`;
  await app.call(inviteMember, { as, params, body: { email: invited, roleId: 3 } });
  const invitation = await lastEmailTo(app, invited);
  expect(invitation).toContain(`${sender} invites you to join an organisation on Holdfast`);
  expect(invitation).not.toMatch(/invoice|evil|closed/);

  const moved = `moved${message.length}@letters.example`;
  await app.call(updateUser, { as, body: { email: moved, password: PASSWORD } });
  expect(await lastEmailTo(app, moved)).not.toMatch(/invoice|evil|closed/);
});

it("a plausible name is repeated", async () => {
  const as = await signedInPerson(app, "owner@letters.example");
  const { body: answer } = await app.call(createOrganisation, { as, body: CAFE });
  const params = { orgId: answer.organisationId };
  const email = "colleague@letters.example";
  await app.call(inviteMember, { as, params, body: { email, roleId: 3 } });
  expect(await lastEmailTo(app, email)).toContain(
    `Ana Silva (owner@letters.example) invites you to join ${CAFE.name} on Holdfast`,
  );
});
