import type { DocumentRecord } from "@holdfast/contract/documents/document";
import { reviewStateOf } from "@holdfast/contract/documents/review-rules";
import { formatDate, formatInstantDay } from "../../platform/format/date-format";
import { useToday } from "../../platform/format/use-today";
import { Button } from "../../ui/buttons/button";
import { Icon } from "../../ui/buttons/icon";
import { IconButton } from "../../ui/buttons/icon-button";
import type { RecordEditor } from "../../ui/fields/forms/use-record-editor";
import { fileSize } from "./file-size-rules";
import styles from "./documents.module.css";

type DocumentSectionProps = {
  readonly document: DocumentRecord;
  /** Whether the address names it: it is scrolled to and gets the focus. */
  readonly isLinked: boolean;
  readonly isFolderShown: boolean;
  readonly isDownloading: boolean;
  readonly onPreview: () => void;
  readonly onDownload: () => void;
  /** Absent for read-only users. */
  readonly editor: RecordEditor<DocumentRecord> | undefined;
};

/** Stable, so that it runs once for a document. */
const focusWhenLinked = (heading: HTMLElement | null) => heading?.focus();

/** One document of the list: what it is, its dates, and what can be done with it. */
export const DocumentSection = (props: DocumentSectionProps) => {
  const { document, editor } = props;
  const { displayName, name, url, bytes } = document;
  return (
    <li className={styles.document}>
      <span className={styles.icon}>
        <Icon name={url === null ? "document" : "external"} size={24} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name} {...(props.isLinked && { ref: focusWhenLinked, tabIndex: -1 })}>
          {displayName}
        </h3>
        <p className={styles.facts}>
          {props.isFolderShown && <span>{document.documentFolder.name}</span>}
          {name !== null && name !== displayName && <span>{name}</span>}
          {bytes !== null && <span>{fileSize(bytes)}</span>}
          <span>Added {formatInstantDay(document.createDate)}</span>
          {document.effectiveDate !== null && (
            <span>Dated {formatDate(document.effectiveDate)}</span>
          )}
          <ReviewDate document={document} />
        </p>
        {document.comments !== null && <p className={styles.comments}>{document.comments}</p>}
      </div>
      <div className={styles.actions}>
        {document.canPreview && (
          <Button
            size="small"
            icon="eye"
            label={`Preview ${displayName}`}
            onPress={props.onPreview}
          >
            Preview
          </Button>
        )}
        {url === null ? (
          <Button
            size="small"
            icon="download"
            label={`Download ${displayName}`}
            isPending={props.isDownloading}
            onPress={props.onDownload}
          >
            Download
          </Button>
        ) : (
          <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
            Open link
            <span className="visually-hidden"> {displayName} (opens in a new tab)</span>
          </a>
        )}
        {editor && (
          <>
            <IconButton
              icon="edit"
              label={`Edit ${displayName}`}
              onPress={() => editor.edit(document)}
            />
            <IconButton
              icon="trash"
              variant="danger"
              label={`Delete ${displayName}`}
              onPress={() => editor.remove(document)}
            />
          </>
        )}
      </div>
    </li>
  );
};

const ReviewDate = ({ document: { reviewDate } }: { readonly document: DocumentRecord }) => {
  const state = reviewStateOf(reviewDate, useToday());
  if (reviewDate === null) return null;
  return (
    <span className={styles.review} data-state={state}>
      {state !== undefined && <Icon name="alert" size={16} />}
      {state === "passed" ? "Review or expiry date passed" : "Review or expiry"}{" "}
      {formatDate(reviewDate)}
    </span>
  );
};
