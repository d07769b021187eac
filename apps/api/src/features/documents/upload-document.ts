import {
  DOCUMENT_MISSING,
  FILE_OR_URL,
  type NewDocument,
} from "@holdfast/contract/documents/document";
import { uploadDocument as endpoint } from "@holdfast/contract/documents/document-endpoints";
import { DOCUMENT_EXISTS } from "@holdfast/contract/documents/errors";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { LIST_FULL, NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { PlanScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Transaction } from "../../platform/database/database";
import { bytesOfPlan, insertFile } from "../../platform/files/files-store";
import { type ReceivedFile, route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import { assertPlanListNotFull } from "../../platform/limits/row-limits-store";
import { fieldError, ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { touchPlanDocuments } from "../plans/public";
import { checkContent } from "./check-content";
import { chooseFolder } from "./choose-folder";
import { UPLOADS_BY_ACCOUNT } from "./document-limits";
import {
  type DocumentRow,
  insertDocument,
  isTaken,
  ownFolders,
  readDocument,
} from "./documents-store";

const { field } = endpoint.upload;

/**
 * Adds a file or a link. The file is checked, scanned and stored before its row is inserted; if that fails, it is
 * removed from the store again, and a crash in between leaves at most a file that is swept.
 */
export const uploadDocument = route(endpoint, async ({ body, scope, upload, origin }, services) => {
  await enforceLimit(services, UPLOADS_BY_ACCOUNT, scope.userId);
  if (!upload && body.url === null) throw fieldError(field, DOCUMENT_MISSING);
  if (upload && body.url !== null) throw fieldError(field, FILE_OR_URL);
  const { database, files, newId } = services;
  const file = upload && (await storeFile(services, upload));
  const id = newId();
  try {
    return await database.transaction(async (tx) => {
      await touchPlanDocuments(tx, scope);
      await assertPlanListNotFull(tx, services, "documents", scope);
      if (file) {
        await assertStorageNotFull(tx, services, scope, file.bytes);
        const { organisationId, planId } = scope;
        await insertFile(tx, { ...file, organisationId, planId });
      }
      await insertInFolder(tx, scope, {
        ...rowOf(body, upload),
        id,
        fileId: file?.id ?? null,
        createdAt: services.clock.now(),
      });
      await recordEvent(tx, services, {
        action: file ? "documents.uploaded" : "documents.link-added",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: id,
        detail: { planId: scope.planId, ...(file ? { bytes: file.bytes } : {}) },
        address: origin.address,
      });
      const saved = await readDocument(tx, scope, id);
      if (!saved) throw new ProblemError(NOT_FOUND);
      return saved;
    });
  } catch (error) {
    if (file) await files.remove(file.name);
    throw error;
  }
});

/** Checks the content and writes it to the store. Returns the row that the file still needs. */
async function storeFile(services: Services, upload: ReceivedFile) {
  const mediaType = await checkContent(services, field, upload);
  const { clock, files, newId, random } = services;
  const name = random.bytes(32).toString("base64url");
  await files.writeFrom(name, upload);
  return { id: newId(), name, mediaType, bytes: upload.bytes, createdAt: clock.now() };
}

const rowOf = (
  { displayName, ...fields }: NewDocument,
  upload: ReceivedFile | undefined,
): Omit<DocumentRow, "id" | "fileId" | "createdAt"> => {
  const name = upload ? nameOf(upload.fileName) : null;
  return {
    ...fields,
    name,
    displayName: displayName ?? name ?? "",
    effectiveDate: fields.effectiveDate ?? null,
    reviewDate: fields.reviewDate ?? null,
  };
};

/** Returns the name without folders and control characters; a long one keeps its ending. */
function nameOf(fileName: string): string {
  const last = fileName.toWellFormed().split(/[/\\]/u).at(-1) ?? "";
  const plain = last.replace(/[\p{Cc}\p{Cf}]+/gu, "").trim();
  const ending = /\.[a-z0-9]{1,8}$/iu.exec(plain)?.[0] ?? "";
  const stem = Array.from(plain.slice(0, plain.length - ending.length));
  return `${stem.slice(0, LIMITS.name - ending.length).join("")}${ending}`;
}

async function insertInFolder(tx: Transaction, scope: PlanScope, row: DocumentRow): Promise<void> {
  const document = { ...row, ...chooseFolder(row, await ownFolders(tx, scope)) };
  if (await isTaken(tx, scope, document)) throw new ProblemError(DOCUMENT_EXISTS);
  await insertDocument(tx, scope, document);
}

/** @throws ProblemError 422 if the files of the plan would take more space than a plan may */
async function assertStorageNotFull(
  tx: Transaction,
  { config }: Pick<Services, "config">,
  scope: PlanScope,
  adding: number,
): Promise<void> {
  const max = config.userLimits.documentBytes;
  if ((await bytesOfPlan(tx, scope)) + adding <= max) return;
  const megabytes = Math.floor(max / 1024 / 1024).toLocaleString("en-AU");
  throw new ProblemError({
    ...LIST_FULL,
    message: `The documents of a plan can take up to ${megabytes} MB. Delete some before you add others.`,
  });
}
