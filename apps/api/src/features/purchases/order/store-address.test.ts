import { readStoreAddress } from "@holdfast/contract/purchases/store-endpoints";
import { expect, test } from "vitest";
import { signedInPerson } from "../../../../test/factories/people";
import { testApp } from "../../../../test/setup/test-app";

test.each([
  ["the configured store", "https://store.example/holdfast"],
  ["null without one", undefined],
])("the store's address is %s", async (_, storeUrl) => {
  const app = await testApp(undefined, { config: { storeUrl } });
  const as = await signedInPerson(app, "buyer@cafe.example");
  const { status, body } = await app.call(readStoreAddress, { as });
  expect(status).toBe(200);
  expect(body).toEqual({ storeUrl: storeUrl ?? null });
});
