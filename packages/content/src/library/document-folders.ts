import folders from "../data/document_folders.json";

/** A predefined folder of every plan. */
export type DocumentFolder = { readonly documentFolderId: number; readonly name: string };

export const DOCUMENT_FOLDERS: readonly DocumentFolder[] = folders;

const byId = new Map(DOCUMENT_FOLDERS.map((folder) => [folder.documentFolderId, folder]));

/** Returns the predefined folder with that id; undefined if there is none. */
export const documentFolderById = (documentFolderId: number): DocumentFolder | undefined =>
  byId.get(documentFolderId);

/** Returns the predefined folder with that name, ignoring case and outer white space; undefined if there is none. */
export const documentFolderByName = (name: string): DocumentFolder | undefined => {
  const requested = name.trim().toLowerCase();
  return DOCUMENT_FOLDERS.find((folder) => folder.name.toLowerCase() === requested);
};
