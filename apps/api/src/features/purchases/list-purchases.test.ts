import {
  downloadReceipt,
  listUserPurchases,
} from "@holdfast/contract/purchases/purchase-endpoints";
import { beforeEach, expect, it } from "vitest";
import { signedInPerson } from "../../../test/factories/people";
import { buy, cardToken } from "../../../test/factories/purchases";
import { signedInBroker } from "../../../test/factories/workspace";
import { quickPrinter, testApp, type TestApp } from "../../../test/setup/test-app";
import { MINUTE } from "../../platform/clock";

let app: TestApp;
let as: string;
beforeEach(async () => {
  app = await testApp(undefined, { printer: quickPrinter });
  as = await signedInPerson(app, "buyer@cafe.example");
});

const purchases = async (token: string, query: { readonly pageSize?: string } = {}) =>
  app.call(listUserPurchases, { as: token, query: query as never });

it("lists the buyer's purchases with their outcome, newest first", async () => {
  expect((await purchases(as)).body).toEqual([]);
  await buy(app, as, { quantity: 3, discountCode: "welcome-10" });
  app.clock.pass(MINUTE);
  await buy(app, as, { singleUseToken: cardToken("declined") });
  app.clock.pass(MINUTE);
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

it("shows the link to receipts of earlier purchases to brokers only", async () => {
  const { token } = await signedInBroker(app, "broker@harbour.example");
  await buy(app, token, { quantity: 5 });
  const [purchase] = (await purchases(token)).body;
  const params = { purchaseId: purchase?.purchaseId ?? "" };
  expect((await app.call(downloadReceipt, { as: token, params })).status).toBe(200);
  expect((await purchases(as)).body).toEqual([]);
  expect((await app.call(downloadReceipt, { as, params })).status).toBe(404);
});
