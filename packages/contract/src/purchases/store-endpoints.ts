import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";

/** The provider's store, outside this product, where subscriptions are bought (specification 2, 'Purchase'). */
export const readStoreAddress = defineEndpoint({
  name: "readStoreAddress",
  method: "GET",
  path: "/purchase/store",
  summary: "Returns the address of the provider's store; null if none is configured.",
  access: ACCOUNT,
  response: json(z.object({ storeUrl: z.nullable(z.string()) })),
});
