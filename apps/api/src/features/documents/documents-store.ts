import { documentFolderById } from "@holdfast/content/library/document-folders";
import type { DocumentRecord, DueDocument } from "@holdfast/contract/documents/document";
import { REVIEW_SOON } from "@holdfast/contract/documents/review-rules";
import { addDays } from "@holdfast/contract/platform/calendar-rules";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { and, asc, desc, eq, isNotNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { rowOf } from "../../platform/database/sql/row-of";
import { isVersion, nextVersion } from "../../platform/database/sql/row-version";
import { files } from "../../platform/files/files-table";
import { canPreview } from "./document-type-rules";
import { documents } from "./documents-table";

export type DocumentRow = Omit<
  typeof documents.$inferSelect,
  "organisationId" | "planId" | "version"
>;

const ofPlan = ({ organisationId, planId }: PlanScope) =>
  and(eq(documents.organisationId, organisationId), eq(documents.planId, planId));

/** Returns the plan's documents, newest first. */
export async function listDocuments(db: Queryable, scope: PlanScope): Promise<DocumentRecord[]> {
  const rows = await selectDocuments(db, ofPlan(scope)).limit(MAX_ROWS);
  return rows.map(describe);
}

export async function readDocument(
  db: Queryable,
  scope: PlanScope,
  documentId: string,
): Promise<DocumentRecord | undefined> {
  const [row] = await selectDocuments(db, theDocument(scope, documentId)).limit(1);
  return row && describe(row);
}

const theDocument = (scope: PlanScope, documentId: string) =>
  and(ofPlan(scope), eq(documents.id, documentId));

function selectDocuments(db: Queryable, which: SQL | undefined) {
  return db
    .select({
      documentId: documents.id,
      name: documents.name,
      displayName: documents.displayName,
      url: documents.url,
      comments: documents.comments,
      createdAt: documents.createdAt,
      effectiveDate: documents.effectiveDate,
      reviewDate: documents.reviewDate,
      documentFolderId: documents.documentFolderId,
      documentFolderText: documents.documentFolderText,
      mediaType: files.mediaType,
      bytes: files.bytes,
      version: documents.version,
    })
    .from(documents)
    .leftJoin(files, eq(files.id, documents.fileId))
    .where(which)
    .orderBy(desc(documents.createdAt), desc(documents.id));
}

const describe = ({
  createdAt,
  ...row
}: Awaited<ReturnType<typeof selectDocuments>>[number]): DocumentRecord => ({
  ...row,
  createDate: createdAt.toISOString(),
  documentFolder: { name: folderName(row) },
  canPreview: canPreview(row.mediaType),
});

const folderName = ({
  documentFolderId,
  documentFolderText,
}: Pick<DocumentRow, "documentFolderId" | "documentFolderText">) =>
  documentFolderText ?? documentFolderById(documentFolderId)?.name ?? "";

/** Returns the names of the plan's own folders that have documents, by name. */
export async function ownFolders(db: Queryable, scope: PlanScope): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: documents.documentFolderText })
    .from(documents)
    .where(and(ofPlan(scope), isNotNull(documents.documentFolderText)))
    .orderBy(asc(documents.documentFolderText))
    .limit(MAX_ROWS);
  return rows.flatMap(({ name }) => name ?? []);
}

/** Returns whether another document of the folder has that file name or URL, ignoring case. */
export async function isTaken(
  db: Queryable,
  scope: PlanScope,
  document: Pick<DocumentRow, "id" | "documentFolderId" | "documentFolderText" | "name" | "url">,
): Promise<boolean> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        ofPlan(scope),
        ne(documents.id, document.id),
        eq(documents.documentFolderId, document.documentFolderId),
        sql`${documents.documentFolderText} is not distinct from ${document.documentFolderText}`,
        sql`lower(coalesce(${documents.name}, ${documents.url})) = lower(${document.name ?? document.url})`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertDocument(
  db: Queryable,
  { organisationId, planId }: PlanScope,
  document: DocumentRow,
): Promise<void> {
  await db.insert(documents).values(rowOf(documents, { ...document, organisationId, planId }));
}

/** Returns whether the plan has the document in that version. */
export async function updateDocument(
  db: Queryable,
  scope: PlanScope,
  documentId: string,
  changes: Partial<DocumentRow>,
  version: number | undefined,
): Promise<boolean> {
  const rows = await db
    .update(documents)
    .set(rowOf(documents, { ...changes, version: nextVersion(documents) }))
    .where(and(theDocument(scope, documentId), isVersion(documents, version)))
    .returning({ id: documents.id });
  return rows.length > 0;
}

/** Deletes the row. Returns it with its file's id; undefined if there is none. */
export async function deleteDocument(
  db: Queryable,
  scope: PlanScope,
  documentId: string,
): Promise<{ fileId: string | null } | undefined> {
  const [row] = await db
    .delete(documents)
    .where(theDocument(scope, documentId))
    .returning({ fileId: documents.fileId });
  return row;
}

export async function fileIdOf(
  db: Queryable,
  scope: PlanScope,
  documentId: string,
): Promise<{ fileId: string | null; name: string | null } | undefined> {
  const [row] = await db
    .select({ fileId: documents.fileId, name: documents.name })
    .from(documents)
    .where(theDocument(scope, documentId))
    .limit(1);
  return row;
}

/**
 * Returns the plan's documents that expired, or expire or must be reviewed within 30 days, earliest first.
 * @param today YYYY-MM-DD
 */
export async function dueForReview(
  db: Queryable,
  scope: PlanScope,
  today: string,
): Promise<DueDocument[]> {
  const rows = await db
    .select({
      documentId: documents.id,
      displayName: documents.displayName,
      documentFolderId: documents.documentFolderId,
      documentFolderText: documents.documentFolderText,
      reviewDate: documents.reviewDate,
    })
    .from(documents)
    .where(and(ofPlan(scope), lte(documents.reviewDate, addDays(today, REVIEW_SOON))))
    .orderBy(asc(documents.reviewDate), asc(documents.id))
    .limit(MAX_ROWS);
  return rows.flatMap(({ reviewDate, documentFolderText, ...row }) =>
    reviewDate === null
      ? []
      : { ...row, reviewDate, documentFolderName: folderName({ ...row, documentFolderText }) },
  );
}
