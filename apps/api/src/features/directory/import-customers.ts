import { importCustomers as endpoint } from "@holdfast/contract/directory/import-endpoints";
import { preparedRoute } from "../../platform/http/route";
import { importList, readUploadedList } from "./import-list";
import { CUSTOMER_SHEET } from "./trading-partner-sheet";
import { customersStore } from "./trading-partners-store";

export const importCustomers = preparedRoute(
  endpoint,
  (call, services) => readUploadedList(services, async () => CUSTOMER_SHEET, call),
  (call, services) =>
    importList(call, services, {
      list: "customers",
      existing: (tx) => customersStore.list(tx, call.scope),
      identityOf: (customer) => customer,
      insert: (tx, inputs) => customersStore.insertMany(tx, services, call.scope, inputs),
    }),
);
