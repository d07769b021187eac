import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listCustomers } from "@holdfast/contract/directory/customer-endpoints";
import type { ImportChoices, ImportReport } from "@holdfast/contract/directory/import";
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
import { listAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import {
  downloadAssetTemplate,
  exportAssets,
  importAssets,
} from "@holdfast/contract/impact-analysis/operational/asset-file-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import {
  downloadStrategicCriticalAreaTemplate,
  exportStrategicCriticalAreas,
  importStrategicCriticalAreas,
} from "@holdfast/contract/strategic-areas/import-endpoints";
import { listStrategicCriticalAreas } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import type { ReceivedFile } from "../../../platform/api/call-endpoint";

export type ListKind =
  | "contact"
  | "customer"
  | "supplier"
  | "strategicArea"
  | "asset"
  | keyof typeof THIRD_PARTY_CLASSES;

/** A list that is imported and exported. */
export type FiledList = {
  /** The organisation that has the list, or the plan. */
  readonly ownerId: string;
  readonly kind: ListKind;
  /** Singular and plural name of an entry, as used in a sentence. */
  readonly noun: string;
  readonly nouns: string;
  /** What an import does to the list besides adding to it. */
  readonly warning?: string;
};

type ImportInput = {
  readonly ownerId: string;
  readonly upload: File;
  readonly choices: ImportChoices;
  readonly query: { readonly dryRun?: "true"; readonly skipDuplicates?: "true" };
  readonly signal: AbortSignal;
};

/** The input of any list's import call, without its path and class. */
const formOf = ({ upload, choices }: ImportInput) => ({
  upload,
  body: { choices: JSON.stringify(choices) },
});

/** The calls of one list that take or return a file. */
export type ListFiles = {
  /** The reads to refetch after an import. */
  readonly reads: readonly Endpoint[];
  /** @param country for the examples */
  readonly template: (ownerId: string, country: string | undefined) => Promise<ReceivedFile>;
  readonly exported: (ownerId: string) => Promise<ReceivedFile>;
  readonly imported: (input: ImportInput) => Promise<ImportReport>;
};

const importedBy =
  (
    endpoint:
      | typeof importContacts
      | typeof importCustomers
      | typeof importSuppliers
      | typeof importStrategicCriticalAreas,
  ) =>
  (input: ImportInput): Promise<ImportReport> => {
    const { ownerId: orgId, query, signal } = input;
    return callEndpoint<typeof importContacts>(
      endpoint as typeof importContacts,
      { ...formOf(input), params: { orgId }, query },
      { signal },
    );
  };

const ofClass = (classId: "1" | "2"): ListFiles => ({
  reads: [listStrategicThirdParties],
  template: (_, country) =>
    callEndpoint(downloadStrategicThirdPartyTemplate, { query: { classId, country } }),
  exported: (orgId) =>
    callEndpoint(exportStrategicThirdParties, { params: { orgId }, query: { classId } }),
  imported: (input) =>
    callEndpoint(
      importStrategicThirdParties,
      {
        ...formOf(input),
        params: { orgId: input.ownerId },
        query: { ...input.query, classId },
      },
      { signal: input.signal },
    ),
});

const LIST_FILES: Readonly<Record<ListKind, ListFiles>> = {
  contact: {
    reads: [listContacts],
    template: (_, country) => callEndpoint(downloadContactTemplate, { query: { country } }),
    exported: (orgId) => callEndpoint(exportContacts, { params: { orgId } }),
    imported: importedBy(importContacts),
  },
  customer: {
    reads: [listCustomers],
    template: (_, country) => callEndpoint(downloadCustomerTemplate, { query: { country } }),
    exported: (orgId) => callEndpoint(exportCustomers, { params: { orgId } }),
    imported: importedBy(importCustomers),
  },
  supplier: {
    reads: [listSuppliers],
    template: (_, country) => callEndpoint(downloadSupplierTemplate, { query: { country } }),
    exported: (orgId) => callEndpoint(exportSuppliers, { params: { orgId } }),
    imported: importedBy(importSuppliers),
  },
  strategicArea: {
    reads: [listStrategicCriticalAreas],
    template: () => callEndpoint(downloadStrategicCriticalAreaTemplate, {}),
    exported: (orgId) => callEndpoint(exportStrategicCriticalAreas, { params: { orgId } }),
    imported: importedBy(importStrategicCriticalAreas),
  },
  asset: {
    reads: [listAssets, listPlans],
    template: (planId) => callEndpoint(downloadAssetTemplate, { params: { planId } }),
    exported: (planId) => callEndpoint(exportAssets, { params: { planId } }),
    imported: (input) => {
      const { ownerId: planId, query, signal } = input;
      return callEndpoint(
        importAssets,
        { ...formOf(input), params: { planId }, query },
        { signal },
      );
    },
  },
  strategicThirdParties: ofClass(THIRD_PARTY_CLASSES.strategicThirdParties),
  strategicCrisisExperts: ofClass(THIRD_PARTY_CLASSES.strategicCrisisExperts),
};

export const chooseListFiles = (kind: ListKind): ListFiles => LIST_FILES[kind];
