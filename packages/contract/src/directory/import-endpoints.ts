import * as z from "zod/mini";
import { defineEndpoint } from "../platform/endpoint";
import { ImportQuery, listExport, listImport, listTemplate, templateQuery } from "./import";
import { THIRD_PARTY_CLASSES } from "./third-party";

const classId = z.enum(Object.values(THIRD_PARTY_CLASSES), "Unknown class.");
const ClassQuery = z.strictObject({ classId });

export const downloadContactTemplate = defineEndpoint({
  ...listTemplate(),
  name: "downloadContactTemplate",
  path: "/contact_import_template",
  summary: "Downloads an Excel workbook to fill in with contacts and import.",
});

export const downloadCustomerTemplate = defineEndpoint({
  ...listTemplate(),
  name: "downloadCustomerTemplate",
  path: "/customer_import_template",
  summary: "Downloads an Excel workbook to fill in with customers and import.",
});

export const downloadSupplierTemplate = defineEndpoint({
  ...listTemplate(),
  name: "downloadSupplierTemplate",
  path: "/supplier_import_template",
  summary: "Downloads an Excel workbook to fill in with suppliers and import.",
});

export const downloadStrategicThirdPartyTemplate = defineEndpoint({
  ...listTemplate(),
  name: "downloadStrategicThirdPartyTemplate",
  path: "/strategic_third_party_import_template",
  summary:
    "Downloads an Excel workbook to fill in with strategic third parties of one class and import.",
  query: z.strictObject({ classId, ...templateQuery }),
});

export const exportContacts = defineEndpoint({
  ...listExport(),
  name: "exportContacts",
  path: "/orgs/:orgId/contact_export_template",
  summary:
    "Downloads the organisation's contacts as an Excel workbook, which can be imported again.",
});

export const exportCustomers = defineEndpoint({
  ...listExport(),
  name: "exportCustomers",
  path: "/orgs/:orgId/customers/export",
  summary:
    "Downloads the organisation's customers as an Excel workbook, which can be imported again.",
});

export const exportSuppliers = defineEndpoint({
  ...listExport(),
  name: "exportSuppliers",
  path: "/orgs/:orgId/suppliers/export",
  summary:
    "Downloads the organisation's suppliers as an Excel workbook, which can be imported again.",
});

export const exportStrategicThirdParties = defineEndpoint({
  ...listExport(),
  name: "exportStrategicThirdParties",
  path: "/orgs/:orgId/strategic_third_parties/export",
  summary:
    "Downloads the strategic third parties of one class as an Excel workbook, which can be imported again.",
  query: ClassQuery,
});

export const importContacts = defineEndpoint({
  ...listImport(),
  name: "importContacts",
  path: "/orgs/:orgId/contacts/import",
  summary: "Adds the contacts of an Excel workbook or CSV file, all or none; or only checks them.",
  query: ImportQuery,
});

export const importCustomers = defineEndpoint({
  ...listImport(),
  name: "importCustomers",
  path: "/orgs/:orgId/customers/import",
  summary: "Adds the customers of an Excel workbook or CSV file, all or none; or only checks them.",
  query: ImportQuery,
});

export const importSuppliers = defineEndpoint({
  ...listImport(),
  name: "importSuppliers",
  path: "/orgs/:orgId/suppliers/import",
  summary: "Adds the suppliers of an Excel workbook or CSV file, all or none; or only checks them.",
  query: ImportQuery,
});

export const importStrategicThirdParties = defineEndpoint({
  ...listImport(),
  name: "importStrategicThirdParties",
  path: "/orgs/:orgId/strategic_third_parties/import",
  summary:
    "Adds the strategic third parties of an Excel workbook or CSV file to one class, all or none; or only checks them.",
  query: z.extend(ImportQuery, { classId }),
});
