import { useId, useRef } from "react";
import { DOCUMENT_ENDINGS } from "@holdfast/contract/documents/document";
import { Button } from "../../ui/buttons/button";
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
  const input = useRef<HTMLInputElement>(null);
  const message = useId();
  return (
    <div className={styles.file} data-field="document">
      <div className={styles.chosen}>
        <Button icon="upload" onPress={() => input.current?.click()}>
          {file ? "Choose another file" : "Choose file"}
        </Button>
        {file && (
          <span className={styles.fileName}>
            {file.name}, {fileSize(file.size)}
          </span>
        )}
      </div>
      <input
        ref={input}
        type="file"
        aria-label="File"
        aria-describedby={message}
        accept={ACCEPTED}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChoose(chosen);
          // Lets the same file be chosen again, once it is corrected.
          currentTarget.value = "";
        }}
      />
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
