import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { dateInZone } from "@holdfast/contract/platform/time-zone";
import { certificateFileName, policyFileName } from "@holdfast/contract/policies/policy";
import {
  downloadCertificate as certificateEndpoint,
  downloadPolicy as policyEndpoint,
} from "@holdfast/contract/printing/document-endpoints";
import type { PolicyData } from "@holdfast/printables/policy/policy-data";
import { certificatePrint, policyPrint } from "@holdfast/printables/policy/policy-markup";
import type { OrganisationScope } from "../../platform/access/scope";
import { imageData } from "../../platform/files/image-data";
import { type Call, route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { readOrganisation } from "../organisations/public";
import { listVersions } from "../policies/public";
import { printDownload } from "./print-document";
import { reservePrint } from "./reserve-print";

export const downloadPolicy = route(
  policyEndpoint,
  { admit: reservePrint },
  async ({ scope, query, admission }, services) => {
    const data = await readPolicyData(services, scope, query);
    const print = policyPrint(data);
    return printDownload(services, {
      userId: scope.userId,
      slot: admission,
      content: print,
      print: () => print,
      fileName: policyFileName(data.business.name),
    });
  },
);

export const downloadCertificate = route(
  certificateEndpoint,
  { admit: reservePrint },
  async ({ scope, query, admission }, services) => {
    const data = await readPolicyData(services, scope, query);
    const print = certificatePrint(data);
    return printDownload(services, {
      userId: scope.userId,
      slot: admission,
      content: print,
      print: () => print,
      fileName: certificateFileName(data.business.name),
    });
  },
);

/** @throws ProblemError 404 if there is no policy, or not this version */
async function readPolicyData(
  services: Services,
  scope: OrganisationScope,
  { version, timeZone = "UTC" }: Call<typeof policyEndpoint>["query"],
): Promise<PolicyData> {
  const { query: db } = services.database;
  const organisation = await readOrganisation(db, services, scope);
  const versions = await listVersions(db, scope);
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
    dateOf: (instant) => dateInZone(new Date(instant), timeZone),
  };
}
