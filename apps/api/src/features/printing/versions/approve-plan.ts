import { PLAN_CHANGED } from "@holdfast/contract/printing/errors";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { approvePlan as endpoint } from "@holdfast/contract/printing/plan-version-endpoints";
import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { shortPlanPrint } from "@holdfast/printables/short-plan/short-plan-markup";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { recordEvent } from "../../../platform/audit/audit-store";
import { isUniqueViolation } from "../../../platform/database/sql/sql-state";
import { deleteFile, insertFile } from "../../../platform/files/files-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { nameOfUser } from "../../accounts/public";
import { touchPlanDocuments } from "../../plans/public";
import { withFloorPlan, withImages } from "../load-plan-images";
import { approvedPartOf, filesBeyond, insertVersion } from "../../plan-content/public";
import { gatherPlan } from "../read-plan-document";
import { printDocument } from "../print-document";
import { reservePrint } from "../reserve-print";

const PDF = "application/pdf";

/**
 * Approves the plan that the approver has read: prints it with its new number, in full and short, stores both PDFs, then the version. If the
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
    const { control, dateIssued } = approved;
    const dayContent = await withFloorPlan(services, content);
    const printed = async (print: PrintRequest) => ({
      id: newId(),
      name: random.bytes(32).toString("base64url"),
      pdf: (await printDocument(services, admission, print)).pdf,
    });
    const full = await printed(continuityPlanPrint(await withImages(services, approved)));
    const short = await printed(shortPlanPrint({ content: dayContent, control, dateIssued }));
    for (const { name, pdf } of [full, short]) await files.write(name, pdf);
    const now = clock.now();
    const removed = await database
      .transaction(async (tx) => {
        await touchPlanDocuments(tx, scope);
        const { organisationId, planId } = scope;
        for (const { id, name, pdf } of [full, short])
          await insertFile(tx, {
            id,
            name,
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
          fileId: full.id,
          shortFileId: short.id,
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
        for (const { name } of [full, short]) await files.remove(name);
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
