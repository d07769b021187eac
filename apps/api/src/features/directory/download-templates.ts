import {
  downloadContactTemplate as contactsEndpoint,
  downloadCustomerTemplate as customersEndpoint,
  downloadStrategicThirdPartyTemplate as thirdPartiesEndpoint,
  downloadSupplierTemplate as suppliersEndpoint,
} from "@holdfast/contract/directory/import-endpoints";
import { route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import type { Services } from "../../platform/services";
import { contactSheet } from "./contact-sheet";
import { LIST_FILES_BY_PERSON } from "./directory-limits";
import { type ListSheet, writeTemplate } from "./list-sheet";
import { fileNameOfClass, thirdPartySheet } from "./third-party-sheet";
import { CUSTOMER_SHEET, SUPPLIER_SHEET } from "./trading-partner-sheet";

const limited = {
  before: ({ session }: { readonly session: { readonly userId: string } }, services: Services) =>
    enforceLimit(services, LIST_FILES_BY_PERSON, session.userId),
};

/** The names of the files are the specification's (plan workspace, section 9). */
const fileOf = async <Row, Input>(
  { clock }: Services,
  name: string,
  sheet: ListSheet<Row, Input>,
) => ({ fileName: `${name}_template.xlsx`, bytes: await writeTemplate(sheet, clock.now()) });

export const downloadContactTemplate = route(
  contactsEndpoint,
  (_call, services) => fileOf(services, "contacts", contactSheet([])),
  limited,
);

export const downloadCustomerTemplate = route(
  customersEndpoint,
  (_call, services) => fileOf(services, "customers", CUSTOMER_SHEET),
  limited,
);

export const downloadSupplierTemplate = route(
  suppliersEndpoint,
  (_call, services) => fileOf(services, "suppliers", SUPPLIER_SHEET),
  limited,
);

export const downloadStrategicThirdPartyTemplate = route(
  thirdPartiesEndpoint,
  ({ query: { classId } }, services) =>
    fileOf(services, fileNameOfClass(classId), thirdPartySheet(classId)),
  limited,
);
