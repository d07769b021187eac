import { DOCUMENT_FOLDERS } from "@holdfast/content/library/document-folders";
import { sql } from "drizzle-orm";
import { choiceName, type SearchPart, selectHits } from "../../platform/search/search-part-store";

const FOLDERS = DOCUMENT_FOLDERS.map(
  ({ documentFolderId, name }) => [documentFolderId, name] as const,
);

/** Documents by friendly name, file name, URL and comments; the detail is their folder. */
export const documentSearch: SearchPart = (search) =>
  selectHits(search, {
    kind: "document",
    source: sql`documents x`,
    name: sql`x.display_name`,
    detail: sql`coalesce(x.document_folder_text, ${choiceName(sql`x.document_folder_id`, FOLDERS)})`,
    also: [sql`x.name`, sql`x.url`, sql`x.comments`],
    planId: sql`x.plan_id`,
  });
