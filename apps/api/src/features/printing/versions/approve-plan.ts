import { PLAN_CHANGED } from "@holdfast/contract/printing/errors";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { approvePlan as endpoint } from "@holdfast/contract/printing/plan-version-endpoints";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { recordEvent } from "../../../platform/audit/audit-store";
import { isUniqueViolation } from "../../../platform/database/sql/sql-state";
import { deleteFile, insertFile } from "../../../platform/files/files-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { nameOfUser } from "../../accounts/public";
import { touchPlanDocuments } from "../../plans/public";
import { withImages } from "../load-plan-images";
import { approvedPartOf, filesBeyond, insertVersion } from "../../plan-content/public";
import { gatherPlan } from "../read-plan-document";
import { printDocument } from "../print-document";
import { reservePrint } from "../reserve-print";

const PDF = "application/pdf";

/**
 * Approves the plan that the approver has read: prints it with its new number, stores the PDF, then the version. If the
 * plan changes during the print, the next document says so; the version has what was read.
 */
export const approvePlan = route(
  endpoint,
  { admit: reservePrint },
  async ({ body, scope, admission, origin }, services) => {
    const { clock, database, files, newId, random } = services;
    const { contentHash: readHash, note, ...approval } = body;
    const { content, document } = await gatherPlan(services, scope, approval.approvedOn, {});
    const { contentHash } = document.control;
    if (readHash !== undefined && readHash !== contentHash) throw new ProblemError(PLAN_CHANGED);
    const versionId = newId();
    const approverName = await nameOfUser(database.query, scope.userId);
    const number = (document.control.versions[0]?.number ?? 0) + 1;
    const approved = withVersion(document, {
      ...approval,
      versionId,
      number,
      approverName,
      note: note ?? "",
    });
    const print = continuityPlanPrint(await withImages(services, approved));
    const { pdf } = await printDocument(services, admission, print);
    const file = { id: newId(), name: random.bytes(32).toString("base64url") };
    await files.write(file.name, pdf);
    const now = clock.now();
    const removed = await database
      .transaction(async (tx) => {
        await touchPlanDocuments(tx, scope);
        const { organisationId, planId } = scope;
        await insertFile(tx, {
          ...file,
          mediaType: PDF,
          bytes: pdf.length,
          createdAt: now,
          organisationId,
          planId,
          isPlanVersion: true,
        });
        await insertVersion(tx, scope, {
          ...approval,
          id: versionId,
          number,
          approvedAt: now,
          approvedByUserId: scope.userId,
          approverUserName: approverName,
          note,
          contentHash,
          content: approvedPartOf(content),
          fileId: file.id,
        });
        const names: string[] = [];
        for (const fileId of await filesBeyond(tx, scope)) {
          const name = await deleteFile(tx, fileId);
          if (name !== undefined) names.push(name);
        }
        await recordEvent(tx, services, {
          action: "plans.version-approved",
          actorUserId: scope.userId,
          organisationId,
          subject: planId,
          detail: { name: document.plan.name, version: number },
          address: origin.address,
        });
        return names;
      })
      .catch(async (error: unknown) => {
        await files.remove(file.name);
        throw isUniqueViolation(error) ? new ProblemError(PLAN_CHANGED) : error;
      });
    for (const name of removed) await files.remove(name);
  },
);

/** Returns the document as that version prints it. */
const withVersion = (
  document: PlanDocument,
  version: PlanDocument["control"]["versions"][number],
): PlanDocument => ({
  ...document,
  control: {
    ...document.control,
    isChanged: false,
    versions: [version, ...document.control.versions],
  },
});
