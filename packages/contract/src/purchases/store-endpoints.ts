import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";

/** Where subscriptions are bought: the provider's store, outside of this product (specification 2, 'Purchase'). */
export const readStoreAddress = defineEndpoint({
  name: "readStoreAddress",
  method: "GET",
  path: "/purchase/store",
  summary: "The address of the provider's store; null where none is configured.",
  access: ACCOUNT,
  answer: json(z.object({ storeUrl: z.nullable(z.string()) })),
});
