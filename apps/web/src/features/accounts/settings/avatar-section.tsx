import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import {
  AVATAR_UPLOADED,
  removeAvatar,
  setAvatar,
} from "@holdfast/contract/accounts/settings-endpoints";
import type { User } from "@holdfast/contract/accounts/user";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { FileButton } from "../../../ui/buttons/file-button";
import { showToast } from "../../../ui/feedback/toast-store";
import { messageOf } from "../../../ui/feedback/shown-error";
import { lazyComponent } from "../../../ui/loading/lazy-component";
import { cropToSquare } from "../../../ui/fields/images/crop-image";
import { ACCEPTED_IMAGES, problemWithImage } from "../../../platform/forms/images/image-file-rules";
import { useChange, useDeletion } from "../../../platform/api/use-endpoint";
import styles from "./settings.module.css";

const CropDialog = lazyComponent(
  async () => (await import("../../../platform/forms/images/crop-dialog")).CropDialog,
);

/** The user's image, with buttons to change or remove it. */
export const AvatarSection = ({ user }: { readonly user: User }) => {
  const [chosen, setChosen] = useState<File | null>(null);
  const upload = useChange(setAvatar, [readUser]);
  const remove = useDeletion(removeAvatar, [readUser]);
  const ofName = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`;
  const initials = (ofName || user.email.charAt(0)).toUpperCase();

  const choose = (file: File) => {
    const problem = problemWithImage(file);
    if (problem === undefined) setChosen(file);
    else showToast({ variant: "problem", title: problem });
  };
  const removeImage = () =>
    remove.mutate(
      {},
      {
        onSuccess: () => void showToast({ variant: "done", title: "Your image has been removed" }),
        onError: (error) => void showToast({ variant: "problem", title: messageOf(error) }),
      },
    );

  return (
    <div className={styles.avatar}>
      {user.avatarUrl === null ? (
        <span className={styles.image} aria-hidden="true">
          {initials}
        </span>
      ) : (
        <img className={styles.image} src={user.avatarUrl} alt="You" />
      )}
      <div className={styles.buttons}>
        <FileButton label="Image file" accept={ACCEPTED_IMAGES} onChoose={choose}>
          {user.avatarUrl === null ? "Add image" : "Change image"}
        </FileButton>
        {user.avatarUrl !== null && (
          <Button variant="quiet" onPress={removeImage} isPending={remove.isPending}>
            Remove image
          </Button>
        )}
      </div>
      {chosen && (
        <CropDialog
          title="Crop your image"
          saveLabel="Save image"
          file={chosen}
          crop={cropToSquare}
          onUpload={(image) => upload.mutateAsync({ upload: image })}
          savedMessage={AVATAR_UPLOADED}
          onClose={(problem) => {
            setChosen(null);
            if (problem !== undefined) showToast({ variant: "problem", title: problem });
          }}
        />
      )}
    </div>
  );
};
