import { useId } from "react";
import { DOCUMENT_ENDINGS } from "@holdfast/contract/documents/document";
import { FileButton } from "../../ui/buttons/file-button";
import { FieldMessage } from "../../ui/fields/field-message";
import { fileSize } from "./file-size-rules";
import styles from "./documents.module.css";

const ACCEPTED = DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join(",");

type FileFieldProps = {
  readonly file: File | null;
  readonly error: string | undefined;
  readonly onChoose: (file: File) => void;
};

/** Chooses the file of a document. */
export const FileField = ({ file, error, onChoose }: FileFieldProps) => {
  const message = useId();
  return (
    <div className={styles.file} data-field="document">
      <div className={styles.chosen}>
        <FileButton label="File" describedBy={message} accept={ACCEPTED} onChoose={onChoose}>
          {file ? "Choose another file" : "Choose file"}
        </FileButton>
        {file && (
          <span className={styles.fileName}>
            {file.name}, {fileSize(file.size)}
          </span>
        )}
      </div>
      <div role={error === undefined ? undefined : "alert"}>
        <FieldMessage
          id={message}
          error={error}
          description="PDF, image, Office or text file, at most 25 MB."
        />
      </div>
    </div>
  );
};
