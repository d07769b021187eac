import {
  readRecoveryDetails,
  removeFloorPlan,
  setFloorPlan,
} from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { useState } from "react";
import { useChange, useDeletion } from "../../platform/api/use-endpoint";
import { ACCEPTED_IMAGES, problemWithImage } from "../../platform/forms/images/image-file-rules";
import { SAVED } from "../../platform/forms/saved-messages";
import { Button } from "../../ui/buttons/button";
import { FileButton } from "../../ui/buttons/file-button";
import { Alert } from "../../ui/feedback/alert";
import { showToast } from "../../ui/feedback/toast-store";
import styles from "./recovery-details.module.css";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";

type FloorPlanFieldProps = {
  readonly planId: string;
  readonly url: string | null;
  /** The name of the plan's location. */
  readonly location: string;
  readonly mayChange: boolean;
};

/** The floor plan, with buttons to change or remove it. */
export const FloorPlanField = ({ planId, url, location, mayChange }: FloorPlanFieldProps) => {
  const params = { planId };
  const upload = useChange(setFloorPlan, [readRecoveryDetails]);
  const remove = useDeletion(removeFloorPlan, [readRecoveryDetails]);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  if (url === null && !mayChange) return null;

  const choose = (file: File) => {
    const found = problemWithImage(file);
    setProblem(found);
    if (found !== undefined) return;
    upload.mutate(
      { params, upload: file },
      {
        onSuccess: () => void showToast({ variant: "done", title: SAVED }),
        // The message for the field says more than the one for the request.
        onError: ({ fieldErrors, message }) => setProblem(fieldErrors[0]?.message ?? message),
      },
    );
  };

  return (
    <div className={styles.floorPlan}>
      <h3>Floor plan</h3>
      {url !== null && <img className={styles.image} src={url} alt={`Floor plan of ${location}`} />}
      {mayChange && (
        <>
          <p className={styles.words}>
            An image or a photo of the evacuation diagram: PNG, JPEG or WebP, at most 5 MB.
          </p>
          <div className={styles.buttons}>
            <FileButton
              size="small"
              label="Floor plan file"
              accept={ACCEPTED_IMAGES}
              isPending={upload.isPending}
              onChoose={choose}
            >
              {url === null ? "Upload floor plan" : "Change floor plan"}
            </FileButton>
            {url !== null && (
              <Button
                size="small"
                variant="quiet"
                isDisabled={upload.isPending}
                onPress={() => setAsking(true)}
              >
                Remove floor plan
              </Button>
            )}
          </div>
          {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
        </>
      )}
      <ConfirmDialog
        title={`Remove the floor plan of ${location}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel="Remove floor plan"
        onConfirm={async () => {
          setProblem(undefined);
          await remove.mutateAsync({ params });
          showToast({ variant: "done", title: "The floor plan has been removed" });
        }}
      >
        <p>Plans that you download from now on will have no floor plan.</p>
      </ConfirmDialog>
    </div>
  );
};
