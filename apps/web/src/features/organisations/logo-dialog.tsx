import { NOT_AN_IMAGE } from "@holdfast/contract/files/image";
import { useState } from "react";
import { CallError } from "../../platform/api/call-error";
import { SAVED } from "../../platform/forms/saved-messages";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { cropLogo } from "../../ui/fields/crop-image";
import type { ImageArea } from "../../ui/fields/crop-image";
import { ImageCropper } from "../../ui/fields/image-cropper";
import { RadioGroup } from "../../ui/fields/radio-group";
import { Dialog } from "../../ui/overlays/dialog";
import styles from "./logo.module.css";

type LogoDialogProps = {
  readonly file: File;
  readonly onUpload: (file: File) => Promise<unknown>;
  /** Receives what is wrong with the file, if the browser cannot show it. */
  readonly onClose: (problem?: string) => void;
};

const SHAPES = [
  { id: "whole", name: "Whole image", aspect: "image" },
  { id: "square", name: "Square", aspect: 1 },
  { id: "wide", name: "Wide (2:1)", aspect: 2 },
  { id: "very-wide", name: "Very wide (4:1)", aspect: 4 },
] as const;
type Shape = (typeof SHAPES)[number]["id"];

/** Crops a logo, which can have any of a few shapes, and uploads it. */
export const LogoDialog = ({ file, onUpload, onClose }: LogoDialogProps) => {
  const [shape, setShape] = useState<Shape>("whole");
  const [area, setArea] = useState<ImageArea | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const cropAndUpload = async (chosen: ImageArea) => {
    setSending(true);
    setProblem(undefined);
    try {
      await onUpload(await cropLogo(file, chosen));
      showToast({ variant: "done", title: SAVED });
      onClose();
    } catch (thrown) {
      // The message for the field says more than the one for the request.
      const atField = thrown instanceof CallError ? thrown.fieldErrors[0]?.message : undefined;
      setProblem(atField ?? messageOf(thrown));
      setSending(false);
    }
  };

  return (
    <Dialog
      title="Crop the logo"
      isOpen
      onClose={() => onClose()}
      width={500}
      footer={
        <div className={styles.buttons}>
          <Button
            variant="primary"
            isDisabled={area === null}
            isPending={isSending}
            onPress={() => area && void cropAndUpload(area)}
          >
            Save logo
          </Button>
          <Button onPress={() => onClose()} isDisabled={isSending}>
            Cancel
          </Button>
        </div>
      }
    >
      <div className={styles.crop}>
        <RadioGroup
          name="shape"
          label="Shape"
          layout="line"
          value={shape}
          choices={SHAPES}
          onChange={(chosen) => {
            setArea(null);
            setShape(chosen);
          }}
        />
        <ImageCropper
          key={shape}
          file={file}
          aspect={SHAPES.find(({ id }) => id === shape)?.aspect ?? "image"}
          onChange={setArea}
          onUnreadable={() => onClose(NOT_AN_IMAGE)}
        />
        {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      </div>
    </Dialog>
  );
};
