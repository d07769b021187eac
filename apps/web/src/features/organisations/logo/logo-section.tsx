import { useEffect, useRef, useState } from "react";
import { ACCEPTED_IMAGES, problemWithImage } from "../../../platform/forms/images/image-file-rules";
import { SAVED } from "../../../platform/forms/saved-messages";
import { cropLogo } from "../../../ui/fields/images/crop-image";
import { lazyComponent } from "../../../ui/loading/lazy-component";
import { Button } from "../../../ui/buttons/button";
import { FileButton } from "../../../ui/buttons/file-button";
import { Icon } from "../../../ui/buttons/icon";
import { Alert } from "../../../ui/feedback/alert";
import { showToast } from "../../../ui/feedback/toast-store";
import { Card } from "../../../ui/layout/card";
import styles from "./logo.module.css";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";

const CropDialog = lazyComponent(
  async () => (await import("../../../platform/forms/images/crop-dialog")).CropDialog,
);

const SHAPES = [
  { id: "whole", name: "Whole image", aspect: "image" },
  { id: "square", name: "Square", aspect: 1 },
  { id: "wide", name: "Wide (2:1)", aspect: 2 },
  { id: "very-wide", name: "Very wide (4:1)", aspect: 4 },
] as const;

type LogoSectionProps = {
  /** Whose logo it is. */
  readonly name: string;
  readonly logoUrl: string | null;
  /** Where the logo appears. */
  readonly use: string;
  readonly mayChange: boolean;
  readonly isUploading: boolean;
  /** Saves a cropped file. */
  readonly onUpload: (file: File) => Promise<unknown>;
  readonly onRemove: () => Promise<unknown>;
};

/** A logo, with buttons to change or remove it. A chosen image is cropped before it is saved. */
export const LogoSection = (props: LogoSectionProps) => {
  const { name, logoUrl, use, mayChange, isUploading, onUpload, onRemove } = props;
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<File | null>(null);
  const [isAsking, setAsking] = useState(false);

  const buttons = useRef<HTMLDivElement>(null);
  const isRemoved = useRef(false);

  // The button that asked is gone, so the focus moves to the one that uploads another logo.
  useEffect(() => {
    if (!isRemoved.current || isAsking || logoUrl !== null) return;
    isRemoved.current = false;
    buttons.current?.querySelector("button")?.focus();
  }, [isAsking, logoUrl]);

  const choose = (file: File) => {
    const found = problemWithImage(file);
    setProblem(found);
    if (found === undefined) setChosen(file);
  };

  return (
    <Card title="Logo">
      <div className={styles.row}>
        {logoUrl === null ? (
          <span className={styles.none} aria-hidden="true">
            <Icon name="building" size={32} />
          </span>
        ) : (
          <img className={styles.preview} src={logoUrl} alt={`Logo of ${name}`} />
        )}
        <div className={styles.content}>
          <p className={styles.hint}>{logoUrl === null && !mayChange ? "No logo" : use}</p>
          {mayChange && (
            <>
              <p className={styles.hint}>PNG, JPEG or WebP, at most 5 MB.</p>
              <div ref={buttons} className={styles.buttons}>
                <FileButton
                  label="Logo file"
                  accept={ACCEPTED_IMAGES}
                  isPending={isUploading}
                  onChoose={choose}
                >
                  {logoUrl === null ? "Upload logo" : "Change logo"}
                </FileButton>
                {logoUrl !== null && (
                  <Button variant="quiet" isDisabled={isUploading} onPress={() => setAsking(true)}>
                    Remove logo
                  </Button>
                )}
              </div>
              {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
            </>
          )}
        </div>
      </div>
      {chosen && (
        <CropDialog
          title="Crop the logo"
          saveLabel="Save logo"
          file={chosen}
          shapes={SHAPES}
          crop={cropLogo}
          onUpload={onUpload}
          savedMessage={SAVED}
          onClose={(found) => {
            setProblem(found);
            setChosen(null);
          }}
        />
      )}
      <ConfirmDialog
        title={`Remove the logo of ${name}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel="Remove logo"
        onConfirm={async () => {
          setProblem(undefined);
          await onRemove();
          isRemoved.current = true;
          showToast({ variant: "done", title: "The logo has been removed" });
        }}
      >
        <p>Documents that you download from now on will have no logo.</p>
      </ConfirmDialog>
    </Card>
  );
};
