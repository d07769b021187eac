import { importCustomers as endpoint } from "@holdfast/contract/directory/import-endpoints";
import { route } from "../../../platform/http/route";
import { countryFor } from "../../organisations/public";
import { nameAndEmail } from "./import-rules";
import { importList, readUploadedList } from "./import-list";
import { customerSheet } from "./trading-partner-sheet";
import { customersStore } from "../trading-partners-store";

export const importCustomers = route(
  endpoint,
  {
    before: (call, services) =>
      readUploadedList(
        services,
        async () => customerSheet(await countryFor(services, call.scope)),
        call,
      ),
  },
  (call, services) =>
    importList(call, services, {
      list: "customers",
      action: "directory.customers-imported",
      existing: async (tx) => (await customersStore.list(tx, call.scope)).map(nameAndEmail),
      identityOf: nameAndEmail,
      insert: (tx, inputs) => customersStore.insertMany(tx, services, call.scope, inputs),
    }),
);
