import {
  downloadContactTemplate as contactsEndpoint,
  downloadCustomerTemplate as customersEndpoint,
  downloadStrategicThirdPartyTemplate as thirdPartiesEndpoint,
  downloadSupplierTemplate as suppliersEndpoint,
} from "@holdfast/contract/directory/import-endpoints";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import type { Services } from "../../../platform/services";
import { contactSheet } from "./contact-sheet";
import { LIST_FILES_BY_PERSON } from "../directory-limits";
import { type ListSheet, writeTemplate } from "./list-sheet";
import { fileNameOfClass, thirdPartySheet } from "./third-party-sheet";
import { customerSheet, supplierSheet } from "./trading-partner-sheet";

export const templateLimit = {
  before: ({ session }: { readonly session: { readonly userId: string } }, services: Services) =>
    enforceLimit(services, LIST_FILES_BY_PERSON, session.userId),
};

/** The names of the files are the specification's (plan workspace, section 9). */
export const templateFile = async <Row, Input>(
  { clock }: Services,
  name: string,
  sheet: ListSheet<Row, Input>,
) => ({ fileName: `${name}_template.xlsx`, bytes: await writeTemplate(sheet, clock.now()) });

export const downloadContactTemplate = route(
  contactsEndpoint,
  templateLimit,
  ({ query: { country } }, services) =>
    templateFile(services, "contacts", contactSheet([], country)),
);

export const downloadCustomerTemplate = route(
  customersEndpoint,
  templateLimit,
  ({ query: { country } }, services) => templateFile(services, "customers", customerSheet(country)),
);

export const downloadSupplierTemplate = route(
  suppliersEndpoint,
  templateLimit,
  ({ query: { country } }, services) => templateFile(services, "suppliers", supplierSheet(country)),
);

export const downloadStrategicThirdPartyTemplate = route(
  thirdPartiesEndpoint,
  templateLimit,
  ({ query: { classId, country } }, services) =>
    templateFile(services, fileNameOfClass(classId), thirdPartySheet(classId, country)),
);
