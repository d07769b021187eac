import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { signedInPerson } from "../../../../test/factories/people";
import { buy, cardToken, drainPurchases } from "../../../../test/factories/purchases";
import { testApp } from "../../../../test/setup/test-app";
import { MINUTE } from "../../../platform/clock";
import { listUnsettled, unsettledReport } from "../public";
import { queueOf } from "../purchases-store";

it("logs a purchase of a provider that is not configured, once", async () => {
  const app = await testApp();
  const { database } = app.services;
  const as = await signedInPerson(app, "buyer@cafe.example");
  const { body } = await buy(app, as, { singleUseToken: cardToken("lost") });
  await buy(app, as);
  const error = vi.fn<(details: object, message: string) => void>();
  const report = (checkout: typeof app.services.checkout) =>
    unsettledReport({ database, checkout, log: { ...app.services.log, error } as never });
  const unsold = report(undefined);
  await report(app.services.checkout)();
  // Its own job settles it.
  expect(error).not.toHaveBeenCalled();
  await unsold();
  await unsold();
  expect(error.mock.calls).toEqual([
    [
      expect.objectContaining({
        purchaseId: body.purchaseId,
        provider: "sandbox",
        status: "charging",
      }),
      "A purchase cannot be settled because its payment provider is not configured.",
    ],
  ]);
  await database.query.execute(sql`update purchases set provider = 'stripe'
    where id = ${body.purchaseId}`);
  await database.query.execute(sql`update jobs set queue = ${queueOf("stripe")}
    where key = ${body.purchaseId}`);
  app.clock.pass(MINUTE);
  // The job of the sandbox leaves it alone.
  await drainPurchases(app);
  expect(await listUnsettled(database.query)).toMatchObject([
    { purchaseId: body.purchaseId, provider: "stripe", quantity: 2, total: 99_000 },
  ]);
});
