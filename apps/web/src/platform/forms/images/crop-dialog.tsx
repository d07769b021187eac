import { NOT_AN_IMAGE } from "@holdfast/contract/files/image";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { messageOf } from "../../../ui/feedback/shown-error";
import { showToast } from "../../../ui/feedback/toast-store";
import type { ImageArea } from "../../../ui/fields/images/crop-image";
import { ImageCropper } from "../../../ui/fields/images/image-cropper";
import { RadioGroup } from "../../../ui/fields/choices/radio-group";
import { Dialog } from "../../../ui/overlays/dialog";
import { CallError } from "../../api/call-error";
import styles from "./crop-dialog.module.css";

type Shape = { readonly id: string; readonly name: string; readonly aspect: "image" | number };

type CropDialogProps = {
  readonly file: File;
  readonly title: string;
  readonly saveLabel: string;
  /** The shapes to choose from; a square shown as a circle without them. */
  readonly shapes?: readonly Shape[];
  readonly crop: (file: File, area: ImageArea) => Promise<File>;
  readonly onUpload: (file: File) => Promise<unknown>;
  readonly savedMessage: string;
  /** Receives what is wrong with the file, if the browser cannot show it. */
  readonly onClose: (problem?: string) => void;
};

/** Crops an image and uploads it. */
export const CropDialog = (props: CropDialogProps) => {
  const { file, shapes = [], crop, onUpload, onClose } = props;
  const [shape, setShape] = useState(shapes[0]);
  const [area, setArea] = useState<ImageArea | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const cropAndUpload = async (chosen: ImageArea) => {
    setSending(true);
    setProblem(undefined);
    try {
      await onUpload(await crop(file, chosen));
      showToast({ variant: "done", title: props.savedMessage });
      onClose();
    } catch (error) {
      // The message for the field says more than the one for the request.
      const atField = error instanceof CallError ? error.fieldErrors[0]?.message : undefined;
      setProblem(atField ?? messageOf(error));
      setSending(false);
    }
  };

  return (
    <Dialog
      title={props.title}
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
            {props.saveLabel}
          </Button>
          <Button onPress={() => onClose()} isDisabled={isSending}>
            Cancel
          </Button>
        </div>
      }
    >
      <div className={styles.crop}>
        {shape && (
          <RadioGroup
            name="shape"
            label="Shape"
            layout="line"
            value={shape.id}
            choices={shapes}
            onChange={(chosen) => {
              setArea(null);
              setShape(shapes.find(({ id }) => id === chosen));
            }}
          />
        )}
        <ImageCropper
          key={shape?.id}
          file={file}
          {...(shape && { aspect: shape.aspect })}
          onChange={setArea}
          onUnreadable={() => onClose(NOT_AN_IMAGE)}
        />
        {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      </div>
    </Dialog>
  );
};
