import { readStoreAddress } from "./read-store-address";

export const purchasesRoutes = [readStoreAddress];
