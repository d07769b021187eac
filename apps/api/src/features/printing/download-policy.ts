import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { dateInZone } from "@holdfast/contract/platform/time-zone";
import { certificateFileName, policyFileName } from "@holdfast/contract/policies/policy";
import {
  downloadCertificate as certificateEndpoint,
  downloadPolicy as policyEndpoint,
} from "@holdfast/contract/printing/document-endpoints";
import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import {
  type PolicyDocument,
  readPolicyDocument as documentEndpoint,
} from "@holdfast/contract/printing/policy-document";
import { certificatePrint, policyPrint } from "@holdfast/printables/policy/policy-markup";
import type { OrganisationScope } from "../../platform/access/scope";
import { imageData } from "../../platform/files/image-data";
import { type Call, route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import type { QueueSlot } from "../../platform/pdf/pdf-printer";
import type { Services } from "../../platform/services";
import { readOrganisation } from "../organisations/public";
import { listVersions } from "../policies/public";
import { printDownload } from "./print-document";
import { reservePrint } from "./reserve-print";

/** What the calls of both documents have. */
type PolicyCall = Pick<Call<typeof policyEndpoint>, "scope" | "query">;

/** Prints a document from a version of the policy. */
const print =
  (printOf: (data: PolicyDocument) => PrintRequest, fileNameOf: (businessName: string) => string) =>
  async (
    { scope, query, admission }: PolicyCall & { readonly admission: QueueSlot },
    services: Services,
  ) => {
    const data = await gatherPolicyDocument(services, scope, query);
    const document = printOf(data);
    return printDownload(services, {
      userId: scope.userId,
      slot: admission,
      content: document,
      print: () => document,
      fileName: fileNameOf(data.business.name),
    });
  };

export const downloadPolicy = route(
  policyEndpoint,
  { admit: reservePrint },
  print(policyPrint, policyFileName),
);
export const downloadCertificate = route(
  certificateEndpoint,
  { admit: reservePrint },
  print(certificatePrint, certificateFileName),
);

export const readPolicyDocument = route(documentEndpoint, ({ scope, query }, services) =>
  gatherPolicyDocument(services, scope, query),
);

/** @throws ProblemError 404 if there is no policy, or not this version */
async function gatherPolicyDocument(
  services: Services,
  scope: OrganisationScope,
  { version, timeZone = "UTC" }: PolicyCall["query"],
): Promise<PolicyDocument> {
  const { query: db } = services.database;
  const organisation = await readOrganisation(db, services, scope);
  const versions = (await listVersions(db, scope)).map((saved) => ({
    ...saved,
    savedOn: dateInZone(new Date(saved.lastModifiedDate), timeZone),
  }));
  const [newest] = versions;
  const policy =
    version === undefined ? newest : versions.find((saved) => saved.version === version);
  if (!organisation || !policy) throw new ProblemError(NOT_FOUND);
  const { name, legalName, registrationNumber, avatarUrl } = organisation;
  return {
    business: {
      name,
      tradingName: legalName,
      registrationNumber: registrationNumber ?? "",
      logoUrl: await imageData(services, avatarUrl),
    },
    policy,
    isReplaced: policy !== newest,
    versions: versions.filter((saved) => saved.version <= policy.version),
  };
}
