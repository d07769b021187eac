import { fullName } from "@holdfast/contract/platform/text-rules";
import { importContacts as endpoint } from "@holdfast/contract/directory/import-endpoints";
import { route } from "../../../platform/http/route";
import { countryFor, listBranches } from "../../organisations/public";
import { contactSheet } from "./contact-sheet";
import { insertContacts, listContacts, rethrowAsUnknownLocation } from "../contacts-store";
import { importList, readUploadedList } from "./import-list";

const identityOf = (contact: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}) => ({ name: fullName(contact), detail: contact.email });

export const importContacts = route(
  endpoint,
  {
    before: (call, services) =>
      readUploadedList(
        services,
        async () =>
          contactSheet(
            await listBranches(services.database.query, services, call.scope),
            await countryFor(services, call.scope),
          ),
        call,
      ),
  },
  (call, services) =>
    importList(call, services, {
      list: "contacts",
      action: "directory.contacts-imported",
      existing: async (tx) => (await listContacts(tx, call.scope)).map(identityOf),
      identityOf,
      insert: (tx, inputs) => insertContacts(tx, services, call.scope, inputs),
    }).catch(rethrowAsUnknownLocation),
);
