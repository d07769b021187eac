import { readStoreAddress as endpoint } from "@holdfast/contract/purchases/store-endpoints";
import { route } from "../../../platform/http/route";

export const readStoreAddress = route(endpoint, (_, { config }) =>
  Promise.resolve({ storeUrl: config.storeUrl ?? null }),
);
