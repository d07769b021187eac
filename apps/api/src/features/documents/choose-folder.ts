import { DOCUMENT_FOLDERS, documentFolderByName } from "@holdfast/content/library/document-folders";
import { type DocumentFolder, NEW_FOLDER_ID } from "@holdfast/contract/documents/document";

/** A folder as it is stored with a document: a named one by its id, an own one by its name. */
export type ChosenFolder = {
  readonly documentFolderId: number;
  readonly documentFolderText: string | null;
};

/** Returns all folders of a plan: the seven named ones, then its own. */
export const foldersWith = (own: readonly string[]): DocumentFolder[] => [
  ...DOCUMENT_FOLDERS.map(({ documentFolderId, name }) => ({ id: documentFolderId, name })),
  ...own.map((name) => ({ id: NEW_FOLDER_ID, name })),
];

/**
 * Returns the folder that a person named. A name matches an existing folder regardless of case (specification 5).
 * @param own the names of the plan's own folders
 */
export function chooseFolder(
  { documentFolderId, documentFolderText }: ChosenFolder,
  own: readonly string[],
): ChosenFolder {
  if (documentFolderId !== NEW_FOLDER_ID || documentFolderText === null)
    return { documentFolderId, documentFolderText: null };
  const named = documentFolderByName(documentFolderText);
  if (named) return { documentFolderId: named.documentFolderId, documentFolderText: null };
  const requested = documentFolderText.toLowerCase();
  const existing = own.find((name) => name.toLowerCase() === requested);
  return { documentFolderId, documentFolderText: existing ?? documentFolderText };
}
