import folders from "../data/document_folders.json";

/** A folder that every plan has from the start. */
export type DocumentFolder = { readonly documentFolderId: number; readonly name: string };

export const DOCUMENT_FOLDERS: readonly DocumentFolder[] = folders;
/** Stands for 'a new folder, named by documentFolderText' (specification 5). */
export const NEW_DOCUMENT_FOLDER_ID = 8;

const byId = new Map(DOCUMENT_FOLDERS.map((folder) => [folder.documentFolderId, folder]));

/** The named folder of that id; undefined where there is none. */
export const documentFolderById = (documentFolderId: number): DocumentFolder | undefined =>
  byId.get(documentFolderId);

/** The named folder of that name, ignoring case and outer space; undefined where there is none. */
export const documentFolderByName = (name: string): DocumentFolder | undefined => {
  const wanted = name.trim().toLowerCase();
  return DOCUMENT_FOLDERS.find((folder) => folder.name.toLowerCase() === wanted);
};
