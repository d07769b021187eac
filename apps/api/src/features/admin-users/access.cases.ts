import {
  type AccessCases,
  type Fixtures,
  accessCase,
  pathParams,
} from "../../../test/access/access-case";
import { registerPerson } from "../../../test/factories/people";
import { sendInvitation } from "../accounts/public";
import { addBroker } from "../brokerages/public";

export const cases: AccessCases = {
  listBrokers: accessCase("inBrokerage", pathParams("brokerageId")),
  addBroker: accessCase("inBrokerage", async (fixtureId, { newAccount }) => ({
    params: { brokerageId: await fixtureId("brokerageId") },
    body: { email: await newAccount() },
  })),
  inviteBroker: accessCase("inBrokerage", async (fixtureId, { tag }) => ({
    params: { brokerageId: await fixtureId("brokerageId") },
    body: { email: `invited.${tag}@access.example` },
  })),
  listBrokerInvitees: accessCase("inBrokerage", pathParams("brokerageId")),
  withdrawBrokerInvitation: accessCase("inBrokerage", async (fixtureId) => ({
    params: { brokerageId: await fixtureId("brokerageId") },
    body: { email: await fixtureId("brokerInviteeEmail") },
  })),
  updateBroker: accessCase("inBrokerage", async (fixtureId, { newAccount }) => ({
    params: { brokerId: await fixtureId("brokerId") },
    body: { email: await newAccount() },
  })),
  deleteBroker: accessCase("inBrokerage", pathParams("brokerId")),
};

export const fixtures: Fixtures = {
  /** An address that is invited to the brokerage. */
  brokerInviteeEmail: async ({ app, tag, fixtureId }) => {
    const email = `pending.${tag}@access.example`;
    const { services } = app;
    const to = { brokerageId: await fixtureId("brokerageId") };
    await sendInvitation(services.database.query, services, {
      email,
      to,
      place: "Anchor Brokers",
      addedByUserId: null,
    });
    // A pending email would change the database during a test.
    await app.outbox.drain();
    return email;
  },
  /** Another broker of the brokerage. */
  brokerId: async ({ app, tag, fixtureId }) => {
    const brokerageId = await fixtureId("brokerageId");
    const { services } = app;
    const userId = await registerPerson(app, `broker.${tag}@access.example`);
    return services.database.transaction((tx) => addBroker(tx, services, brokerageId, userId));
  },
};
