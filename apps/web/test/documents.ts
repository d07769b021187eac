import type { DocumentRecord } from "@holdfast/contract/documents/document";

/** Returns a saved document with a file, except for the given fields. Only for tests. */
export const documentWith = (changes: Partial<DocumentRecord> = {}): DocumentRecord => ({
  documentId: "0199e2a0-0000-7000-8000-000000000021",
  name: "policy.pdf",
  displayName: "Insurance policy",
  url: null,
  comments: null,
  createDate: "2026-11-01T00:00:00.000Z",
  effectiveDate: null,
  reviewDate: null,
  documentFolderId: 3,
  documentFolderText: null,
  documentFolder: { name: "Insurance Policy" },
  mediaType: "application/pdf",
  bytes: 1200,
  canPreview: true,
  version: 1,
  ...changes,
});
