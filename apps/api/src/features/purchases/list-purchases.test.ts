import {
  downloadReceipt,
  listUserPurchases,
} from "@holdfast/contract/purchases/purchase-endpoints";
import { beforeEach, expect, it } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { buy, cardToken } from "../../../test/factories/purchases";
import { signedInBroker } from "../../../test/factories/workspace";
import { quickPrinter, testApp, type TestApp } from "../../../test/setup/test-app";
import { HOUR, MINUTE } from "../../platform/clock";

let app: TestApp;
let as: string;
beforeEach(async () => {
  app = await testApp(undefined, { printer: quickPrinter });
  as = await signedInPerson(app, "buyer@cafe.example");
});

const purchases = async (
  token: string,
  query: { readonly pageSize?: string; readonly offset?: string } = {},
) => app.call(listUserPurchases, { as: token, query: query as never });

it("lists the buyer's purchases with their outcome, newest first", async () => {
  expect((await purchases(as)).body).toEqual([]);
  await buy(app, as, { quantity: 3, discountCode: "welcome-10" });
  app.clock.pass(MINUTE);
  await buy(app, as, { singleUseToken: cardToken("declined") });
  app.clock.pass(HOUR + MINUTE);
  await buy(app, as, { quantity: 1, singleUseToken: cardToken("lost") });
  const { body } = await purchases(as);
  expect(body).toMatchObject([
    { status: "processing", quantity: 1, receiptNumber: null, discountCode: null },
    { status: "failed", quantity: 2, receiptNumber: null, discountCode: null },
    {
      status: "completed",
      quantity: 3,
      receiptNumber: "R-000001",
      discountCode: "WELCOME-10",
      price: { totalSubscription: 148_500, discount: 14_850, tax: 12_150, total: 133_650 },
    },
  ]);
  const first = await purchases(as, { pageSize: "2" });
  expect([first.body.length, first.headers["link"]]).toEqual([
    2,
    '</v1/user/purchases?pageSize=2&offset=2>; rel="next"',
  ]);
});

it("lists a purchase once with its last attempt and the times of the declined ones", async () => {
  const declined = async () => {
    await buy(app, as, { singleUseToken: cardToken("declined") });
    return app.clock.now().toISOString();
  };
  const first = await declined();
  app.clock.pass(HOUR);
  const second = await declined();
  expect((await purchases(as)).body).toMatchObject([{ status: "failed", declinedAt: [first] }]);
  app.clock.pass(5 * MINUTE);
  await buy(app, as, { quantity: 4 });
  app.clock.pass(MINUTE);
  // Another purchase, because the one before was paid.
  await buy(app, as, { quantity: 1 });
  app.clock.pass(MINUTE);
  await declined();
  app.clock.pass(HOUR + MINUTE);
  // More than an hour after the declined attempt: another purchase.
  await buy(app, as, { quantity: 5 });
  const { body } = await purchases(as);
  expect(body).toMatchObject([
    { status: "completed", quantity: 5, declinedAt: [] },
    { status: "failed", quantity: 2, declinedAt: [] },
    { status: "completed", quantity: 1, declinedAt: [] },
    { status: "completed", quantity: 4, declinedAt: [second, first] },
  ]);
  const parts = [];
  for (const offset of ["0", "2"])
    parts.push(...(await purchases(as, { pageSize: "2", offset })).body);
  expect(parts).toEqual(body);
});

it("shows the link to receipts of earlier purchases to brokers only", async () => {
  const { token } = await signedInBroker(app, "broker@harbour.example");
  await buy(app, token, { quantity: 5 });
  const [purchase] = (await purchases(token)).body;
  const params = { purchaseId: purchase?.purchaseId ?? "" };
  expect((await app.call(downloadReceipt, { as: token, params })).status).toBe(200);
  expect((await purchases(as)).body).toEqual([]);
  expect((await app.call(downloadReceipt, { as, params })).status).toBe(404);
});
