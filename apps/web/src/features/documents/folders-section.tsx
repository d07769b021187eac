import type { DocumentFolder, DocumentRecord } from "@holdfast/contract/documents/document";
import { Icon } from "../../ui/buttons/icon";
import { folderIcon, folderKey, folderKeyOf } from "./folder-rules";
import styles from "./documents.module.css";

type FoldersSectionProps = {
  readonly folders: readonly DocumentFolder[];
  readonly documents: readonly DocumentRecord[];
  /** The folder whose documents are shown; undefined for all. */
  readonly open: DocumentFolder | undefined;
  readonly onOpen: (folder: DocumentFolder | undefined) => void;
};

/** The folders as tiles. A pressed tile shows only its documents, and is pressed again to show all. */
export const FoldersSection = ({ folders, documents, open, onOpen }: FoldersSectionProps) => (
  <section>
    <h2 className={styles.heading}>Folders</h2>
    <ul className={styles.tiles}>
      {folders.map((folder) => {
        const count = documents.filter(
          (document) => folderKeyOf(document) === folderKey(folder),
        ).length;
        const isOpen = folder === open;
        return (
          <li key={folderKey(folder)}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={isOpen}
              onClick={() => onOpen(isOpen ? undefined : folder)}
            >
              <span className={styles.icon}>
                <Icon name={folderIcon(folder)} size={24} />
              </span>
              <span className={styles.name}>
                {folder.name}
                <span className={styles.count}>{countText(count)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  </section>
);

const countText = (count: number) =>
  count === 0 ? "Empty" : `${count} ${count === 1 ? "document" : "documents"}`;
