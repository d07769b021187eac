import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { type PlanKind, planVersionFileName } from "@holdfast/contract/plan-content/plan-version";
import {
  comparePlanVersion as compareEndpoint,
  downloadPlanVersion as downloadEndpoint,
  saveCopyHolders as holdersEndpoint,
} from "@holdfast/contract/printing/plan-version-endpoints";
import type { PlanScope } from "../../../platform/access/scope";
import { recordEvent } from "../../../platform/audit/audit-store";
import { fileById } from "../../../platform/files/files-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import type { Services } from "../../../platform/services";
import { touchPlanDocuments } from "../../plans/public";
import {
  approvedPartOf,
  readPlanSnapshot,
  readVersion,
  replaceHolders,
} from "../../plan-content/public";
import { comparePlans } from "./compare-plans-rules";

export const downloadPlanVersion = route(downloadEndpoint, async (call, services) => {
  const { params, query, scope } = call;
  const version = await versionOf(services, scope, params.versionId);
  return openVersion(services, version, query.kind ?? "full");
});

type StoredVersion = Awaited<ReturnType<typeof versionOf>>;

/** Returns the PDF that was stored with the approval. @throws ProblemError 404 if its file is gone */
export async function openVersion(
  { database, files }: Services,
  version: StoredVersion,
  kind: PlanKind,
) {
  const fileId = kind === "short" ? version.shortFileId : version.fileId;
  const file = await fileById(database.query, fileId);
  const content = file && (await files.open(file.name));
  if (!content) throw new ProblemError(NOT_FOUND);
  const { mediaType, bytes } = file;
  const fileName = planVersionFileName(version.content.organisation.name, version.number, kind);
  return { fileName, mediaType, bytes, isShown: false, content };
}

export const comparePlanVersion = route(compareEndpoint, async (call, services) => {
  const { params, query, scope } = call;
  const from = await versionOf(services, scope, params.versionId);
  const to =
    query.to === undefined
      ? approvedPartOf(await readPlanSnapshot(services, scope))
      : (await versionOf(services, scope, query.to)).content;
  return { changes: comparePlans(from.content, to) };
});

async function versionOf({ database }: Services, scope: PlanScope, versionId: string) {
  const version = await readVersion(database.query, scope, versionId);
  if (!version) throw new ProblemError(NOT_FOUND);
  return version;
}

/** The holders are no content of the plan: an approved version remains unchanged. */
export const saveCopyHolders = route(holdersEndpoint, ({ body, scope, origin }, services) =>
  services.database.transaction(async (tx) => {
    await touchPlanDocuments(tx, scope);
    await replaceHolders(tx, scope, body.holders);
    await recordEvent(tx, services, {
      action: "plans.copy-holders-changed",
      actorUserId: scope.userId,
      organisationId: scope.organisationId,
      subject: scope.planId,
      detail: { holders: body.holders.length },
      address: origin.address,
    });
  }),
);
