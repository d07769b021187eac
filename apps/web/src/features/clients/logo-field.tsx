import {
  IMAGE_TOO_LARGE,
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  NOT_AN_IMAGE,
} from "@holdfast/contract/files/image";
import { useId, useRef } from "react";
import { Button } from "../../ui/buttons/button";
import { FieldMessage } from "../../ui/fields/field-message";
import styles from "./clients.module.css";

type LogoFieldProps = {
  readonly file: File | null;
  /** The server's error message. */
  readonly error: string | undefined;
  readonly onChange: (file: File | null) => void;
};

/** Returns what is wrong with a file, before it is sent; the server checks its content. */
export const problemWithLogo = (file: File | null): string | undefined => {
  if (file === null) return undefined;
  if (!IMAGE_TYPES.includes(file.type)) return NOT_AN_IMAGE;
  return file.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : undefined;
};

/** Chooses a logo, which is optional. */
export const LogoField = ({ file, error, onChange }: LogoFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const message = useId();
  const problem = problemWithLogo(file) ?? error;
  return (
    <div data-field="logo">
      <div className={styles.logo}>
        <Button icon="upload" onPress={() => input.current?.click()}>
          {file ? "Choose another logo" : "Choose logo"}
        </Button>
        {file && <span className={styles.fileName}>{file.name}</span>}
        {file && (
          <Button variant="quiet" onPress={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        aria-label="Logo"
        aria-describedby={message}
        accept={IMAGE_TYPES.join(",")}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChange(chosen);
          // Lets the same file be chosen again.
          currentTarget.value = "";
        }}
      />
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
