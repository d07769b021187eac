import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import type { ImportReport } from "@holdfast/contract/directory/import";
import {
  downloadContactTemplate,
  downloadCustomerTemplate,
  downloadStrategicThirdPartyTemplate,
  downloadSupplierTemplate,
  exportContacts,
  exportCustomers,
  exportStrategicThirdParties,
  exportSuppliers,
  importContacts,
  importCustomers,
  importStrategicThirdParties,
  importSuppliers,
} from "@holdfast/contract/directory/import-endpoints";
import { listSuppliers } from "@holdfast/contract/directory/supplier-endpoints";
import { THIRD_PARTY_CLASSES } from "@holdfast/contract/directory/third-party";
import { listStrategicThirdParties } from "@holdfast/contract/directory/third-party-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { callEndpoint } from "../../platform/api/call-endpoint";
import type { ReceivedFile } from "../../platform/api/call-endpoint";

export type ListKind = "contact" | "customer" | "supplier" | keyof typeof THIRD_PARTY_CLASSES;

/** A list that is imported and exported. */
export type FiledList = {
  readonly orgId: string;
  readonly kind: ListKind;
  /** Singular and plural name of an entry, as used in a sentence. */
  readonly noun: string;
  readonly nouns: string;
};

type ImportInput = {
  readonly orgId: string;
  readonly upload: File;
  readonly query: { readonly dryRun?: "true"; readonly skipDuplicates?: "true" };
};

/** The calls of one list that take or return a file. */
export type ListFiles = {
  /** The read to refetch after an import. */
  readonly list: Endpoint;
  readonly template: () => Promise<ReceivedFile>;
  readonly exported: (orgId: string) => Promise<ReceivedFile>;
  readonly imported: (input: ImportInput) => Promise<ImportReport>;
};

const ofClass = (classId: "1" | "2"): ListFiles => ({
  list: listStrategicThirdParties,
  template: () => callEndpoint(downloadStrategicThirdPartyTemplate, { query: { classId } }),
  exported: (orgId) =>
    callEndpoint(exportStrategicThirdParties, { params: { orgId }, query: { classId } }),
  imported: ({ orgId, upload, query }) =>
    callEndpoint(importStrategicThirdParties, {
      params: { orgId },
      query: { ...query, classId },
      upload,
    }),
});

const LIST_FILES: Readonly<Record<ListKind, ListFiles>> = {
  contact: {
    list: listContacts,
    template: () => callEndpoint(downloadContactTemplate, {}),
    exported: (orgId) => callEndpoint(exportContacts, { params: { orgId } }),
    imported: ({ orgId, ...rest }) => callEndpoint(importContacts, { params: { orgId }, ...rest }),
  },
  customer: {
    list: listCustomers,
    template: () => callEndpoint(downloadCustomerTemplate, {}),
    exported: (orgId) => callEndpoint(exportCustomers, { params: { orgId } }),
    imported: ({ orgId, ...rest }) => callEndpoint(importCustomers, { params: { orgId }, ...rest }),
  },
  supplier: {
    list: listSuppliers,
    template: () => callEndpoint(downloadSupplierTemplate, {}),
    exported: (orgId) => callEndpoint(exportSuppliers, { params: { orgId } }),
    imported: ({ orgId, ...rest }) => callEndpoint(importSuppliers, { params: { orgId }, ...rest }),
  },
  strategicThirdParties: ofClass(THIRD_PARTY_CLASSES.strategicThirdParties),
  strategicCrisisExperts: ofClass(THIRD_PARTY_CLASSES.strategicCrisisExperts),
};

export const chooseListFiles = (kind: ListKind): ListFiles => LIST_FILES[kind];
