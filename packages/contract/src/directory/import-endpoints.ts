import * as z from "zod/mini";
import {
  ACCOUNT,
  defineEndpoint,
  file,
  inOrganisation,
  json,
  NO_PLANS,
  writesInOrganisation,
} from "../platform/endpoint";
import { LIST_FULL, TOO_MANY_REQUESTS } from "../platform/errors";
import { IMPORT_FAILED, ImportQuery, ImportReport, MAX_IMPORT_BYTES, WORKBOOK } from "./import";
import { THIRD_PARTY_CLASSES } from "./third-party";

const classId = z.enum(Object.values(THIRD_PARTY_CLASSES), "Unknown class.");
const ClassQuery = z.strictObject({ classId });

const template = {
  method: "GET",
  access: ACCOUNT,
  response: file(WORKBOOK),
  errors: [TOO_MANY_REQUESTS],
} as const;

const exported = {
  method: "GET",
  access: inOrganisation("organisation.read"),
  response: file(WORKBOOK),
  isLarge: true,
  errors: [TOO_MANY_REQUESTS],
} as const;

const imported = {
  method: "POST",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  upload: { field: "file", maxBytes: MAX_IMPORT_BYTES, required: true },
  response: json(ImportReport),
  errors: [IMPORT_FAILED, LIST_FULL, TOO_MANY_REQUESTS],
} as const;

export const downloadContactTemplate = defineEndpoint({
  ...template,
  name: "downloadContactTemplate",
  path: "/contact_import_template",
  summary: "An Excel workbook to fill in with contacts and import.",
});

export const downloadCustomerTemplate = defineEndpoint({
  ...template,
  name: "downloadCustomerTemplate",
  path: "/customer_import_template",
  summary: "An Excel workbook to fill in with customers and import.",
});

export const downloadSupplierTemplate = defineEndpoint({
  ...template,
  name: "downloadSupplierTemplate",
  path: "/supplier_import_template",
  summary: "An Excel workbook to fill in with suppliers and import.",
});

export const downloadStrategicThirdPartyTemplate = defineEndpoint({
  ...template,
  name: "downloadStrategicThirdPartyTemplate",
  path: "/strategic_third_party_import_template",
  summary: "An Excel workbook to fill in with strategic third parties of one class and import.",
  query: ClassQuery,
});

export const exportContacts = defineEndpoint({
  ...exported,
  name: "exportContacts",
  path: "/orgs/:orgId/contact_export_template",
  summary: "The organisation's contacts as an Excel workbook, which can be imported again.",
});

export const exportCustomers = defineEndpoint({
  ...exported,
  name: "exportCustomers",
  path: "/orgs/:orgId/customers/export",
  summary: "The organisation's customers as an Excel workbook, which can be imported again.",
});

export const exportSuppliers = defineEndpoint({
  ...exported,
  name: "exportSuppliers",
  path: "/orgs/:orgId/suppliers/export",
  summary: "The organisation's suppliers as an Excel workbook, which can be imported again.",
});

export const exportStrategicThirdParties = defineEndpoint({
  ...exported,
  name: "exportStrategicThirdParties",
  path: "/orgs/:orgId/strategic_third_parties/export",
  summary:
    "The strategic third parties of one class as an Excel workbook, which can be imported again.",
  query: ClassQuery,
});

export const importContacts = defineEndpoint({
  ...imported,
  name: "importContacts",
  path: "/orgs/:orgId/contacts/import",
  summary: "Adds the contacts of an Excel workbook or CSV file, all or none; or only checks them.",
  query: ImportQuery,
});

export const importCustomers = defineEndpoint({
  ...imported,
  name: "importCustomers",
  path: "/orgs/:orgId/customers/import",
  summary: "Adds the customers of an Excel workbook or CSV file, all or none; or only checks them.",
  query: ImportQuery,
});

export const importSuppliers = defineEndpoint({
  ...imported,
  name: "importSuppliers",
  path: "/orgs/:orgId/suppliers/import",
  summary: "Adds the suppliers of an Excel workbook or CSV file, all or none; or only checks them.",
  query: ImportQuery,
});

export const importStrategicThirdParties = defineEndpoint({
  ...imported,
  name: "importStrategicThirdParties",
  path: "/orgs/:orgId/strategic_third_parties/import",
  summary:
    "Adds the strategic third parties of an Excel workbook or CSV file to one class, all or none; or only checks them.",
  query: z.extend(ImportQuery, { classId }),
});
