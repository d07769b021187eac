import type { DocumentFolder, DocumentRecord } from "@holdfast/contract/documents/document";
import { NEW_FOLDER_ID } from "@holdfast/contract/documents/document";
import type { IconName } from "../../ui/buttons/icon-paths";

/** Icons of the named folders (specification 2, 'Plan Documents'). */
const ICONS: Readonly<Record<number, IconName>> = {
  1: "leave",
  2: "map",
  3: "policy",
  4: "calendar",
  5: "desktop",
  6: "building",
  7: "sitemap",
};

export const folderIcon = ({ id }: DocumentFolder): IconName => ICONS[id] ?? "folder";

/** Identifies a folder on the screen: the plan's own folders share an id, and their names differ regardless of case. */
export const folderKey = ({ id, name }: DocumentFolder): string =>
  id === NEW_FOLDER_ID ? `own ${name.toLowerCase()}` : String(id);

/** The key of a document's folder. */
export const folderKeyOf = ({ documentFolderId, documentFolder }: DocumentRecord): string =>
  folderKey({ id: documentFolderId, name: documentFolder.name });
