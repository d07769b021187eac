import { ACCEPTED_IMAGES, problemWithImage } from "../../platform/forms/images/image-file-rules";
import { useId } from "react";
import { Button } from "../../ui/buttons/button";
import { FileButton } from "../../ui/buttons/file-button";
import { FieldMessage } from "../../ui/fields/field-message";
import styles from "./clients.module.css";

type LogoFieldProps = {
  readonly file: File | null;
  /** The server's error message. */
  readonly error: string | undefined;
  readonly onChange: (file: File | null) => void;
};

export const problemWithLogo = (file: File | null): string | undefined =>
  file === null ? undefined : problemWithImage(file);

/** Chooses a logo, which is optional. */
export const LogoField = ({ file, error, onChange }: LogoFieldProps) => {
  const message = useId();
  const problem = problemWithLogo(file) ?? error;
  return (
    <div data-field="logo">
      <div className={styles.logo}>
        <FileButton label="Logo" describedBy={message} accept={ACCEPTED_IMAGES} onChoose={onChange}>
          {file ? "Choose another logo" : "Choose logo"}
        </FileButton>
        {file && <span className={styles.fileName}>{file.name}</span>}
        {file && (
          <Button variant="quiet" onPress={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </div>
      <div role={problem === undefined ? undefined : "alert"}>
        <FieldMessage
          id={message}
          error={problem}
          description="Optional. PNG, JPEG or WebP, at most 5 MB."
        />
      </div>
    </div>
  );
};
