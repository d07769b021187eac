import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { AVATAR_UPLOADED, setAvatar } from "@holdfast/contract/accounts/settings-endpoints";
import { NOT_AN_IMAGE } from "@holdfast/contract/files/image";
import { useState } from "react";
import { Alert } from "../../../ui/feedback/alert";
import { Button } from "../../../ui/buttons/button";
import { cropToSquare } from "../../../ui/fields/crop-image";
import type { ImageArea } from "../../../ui/fields/crop-image";
import { Dialog } from "../../../ui/overlays/dialog";
import { ImageCropper } from "../../../ui/fields/image-cropper";
import { showToast } from "../../../ui/feedback/toast-store";
import { messageOf } from "../../../ui/feedback/shown-error";
import { useChange } from "../../../platform/api/use-endpoint";
import styles from "./settings.module.css";

type AvatarDialogProps = { readonly file: File; readonly onClose: () => void };

/** Crops an image to a square and uploads it. */
export const AvatarDialog = ({ file, onClose }: AvatarDialogProps) => {
  const upload = useChange(setAvatar, [readUser]);
  const [area, setArea] = useState<ImageArea | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  const cropAndUpload = async (chosen: ImageArea) => {
    setSending(true);
    setProblem(undefined);
    try {
      const image = await cropToSquare(file, chosen);
      await upload.mutateAsync({ upload: image });
      showToast({ variant: "done", title: AVATAR_UPLOADED });
      onClose();
    } catch (thrown) {
      setProblem(messageOf(thrown));
      setSending(false);
    }
  };

  return (
    <Dialog
      title="Crop your image"
      isOpen
      onClose={onClose}
      width={500}
      footer={
        <div className={styles.buttons}>
          <Button
            variant="primary"
            isDisabled={area === null}
            isPending={isSending}
            onPress={() => area && void cropAndUpload(area)}
          >
            Save image
          </Button>
          <Button onPress={onClose} isDisabled={isSending}>
            Cancel
          </Button>
        </div>
      }
    >
      <div className={styles.form}>
        <ImageCropper
          file={file}
          onChange={setArea}
          onUnreadable={() => setProblem(NOT_AN_IMAGE)}
        />
        {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      </div>
    </Dialog>
  );
};
