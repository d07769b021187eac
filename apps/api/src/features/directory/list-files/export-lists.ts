import {
  exportContacts as contactsEndpoint,
  exportCustomers as customersEndpoint,
  exportStrategicThirdParties as thirdPartiesEndpoint,
  exportSuppliers as suppliersEndpoint,
} from "@holdfast/contract/directory/import-endpoints";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import type { Services } from "../../../platform/services";
import { listBranches } from "../../organisations/public";
import { contactSheet } from "./contact-sheet";
import { listContacts } from "../contacts-store";
import { LIST_FILES_BY_PERSON } from "../directory-limits";
import { type ListSheet, writeList } from "./list-sheet";
import { listThirdParties } from "../third-parties-store";
import { fileNameOfClass, thirdPartySheet } from "./third-party-sheet";
import { customerSheet, supplierSheet } from "./trading-partner-sheet";
import { customersStore, suppliersStore } from "../trading-partners-store";

export const exportLimit = {
  before: ({ scope }: { readonly scope: { readonly userId: string } }, services: Services) =>
    enforceLimit(services, LIST_FILES_BY_PERSON, scope.userId),
};

/** Returns a list as a file that can be imported again. */
export const exportedFile = async <Row, Input>(
  { clock }: Services,
  name: string,
  sheet: ListSheet<Row, Input>,
  rows: readonly Row[],
) => ({ fileName: `${name}.xlsx`, bytes: await writeList(sheet, rows, clock.now()) });

export const exportContacts = route(contactsEndpoint, exportLimit, async ({ scope }, services) => {
  const { query } = services.database;
  const [locations, contacts] = [
    await listBranches(query, services, scope),
    await listContacts(query, scope),
  ];
  return exportedFile(services, "contacts", contactSheet(locations), contacts);
});

export const exportCustomers = route(customersEndpoint, exportLimit, async ({ scope }, services) =>
  exportedFile(
    services,
    "customers",
    customerSheet(),
    await customersStore.list(services.database.query, scope),
  ),
);

export const exportSuppliers = route(suppliersEndpoint, exportLimit, async ({ scope }, services) =>
  exportedFile(
    services,
    "suppliers",
    supplierSheet(),
    await suppliersStore.list(services.database.query, scope),
  ),
);

export const exportStrategicThirdParties = route(
  thirdPartiesEndpoint,
  exportLimit,
  async ({ scope, query: { classId } }, services) =>
    exportedFile(
      services,
      fileNameOfClass(classId),
      thirdPartySheet(classId),
      await listThirdParties(services.database.query, scope, Number(classId)),
    ),
);
