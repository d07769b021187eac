import { importCustomers as endpoint } from "@holdfast/contract/directory/import-endpoints";
import { preparedRoute } from "../../../platform/http/route";
import { nameAndEmail } from "./import-rules";
import { importList, readUploadedList } from "./import-list";
import { CUSTOMER_SHEET } from "./trading-partner-sheet";
import { customersStore } from "../trading-partners-store";

export const importCustomers = preparedRoute(
  endpoint,
  (call, services) => readUploadedList(services, async () => CUSTOMER_SHEET, call),
  (call, services) =>
    importList(call, services, {
      list: "customers",
      action: "directory.customers-imported",
      existing: async (tx) => (await customersStore.list(tx, call.scope)).map(nameAndEmail),
      identityOf: nameAndEmail,
      insert: (tx, inputs) => customersStore.insertMany(tx, services, call.scope, inputs),
    }),
);
