import {
  IMAGE_TOO_LARGE,
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  NOT_AN_IMAGE,
} from "@holdfast/contract/files/image";
import {
  readRecoveryDetails,
  removeFloorPlan,
  setFloorPlan,
} from "@holdfast/contract/recovery-details/recovery-details-endpoints";
import { useRef, useState } from "react";
import { useChange, useDeletion } from "../../platform/api/use-endpoint";
import { SAVED } from "../../platform/forms/saved-messages";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { showToast } from "../../ui/feedback/toast-store";
import { lazyComponent } from "../../ui/loading/lazy-component";
import styles from "./recovery-details.module.css";

const ConfirmDialog = lazyComponent(
  async () => (await import("../../ui/overlays/confirm-dialog")).ConfirmDialog,
);

/** Returns what is wrong with a file, before it is sent; the server checks its content. */
const problemWith = (file: File): string | undefined => {
  if (!IMAGE_TYPES.includes(file.type)) return NOT_AN_IMAGE;
  return file.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : undefined;
};

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
  const input = useRef<HTMLInputElement>(null);
  const upload = useChange(setFloorPlan, [readRecoveryDetails]);
  const remove = useDeletion(removeFloorPlan, [readRecoveryDetails]);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  if (url === null && !mayChange) return null;

  const choose = (file: File | undefined) => {
    if (!file) return;
    const found = problemWith(file);
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
            <Button
              size="small"
              icon="upload"
              isPending={upload.isPending}
              onPress={() => input.current?.click()}
            >
              {url === null ? "Upload floor plan" : "Change floor plan"}
            </Button>
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
          <input
            ref={input}
            type="file"
            aria-label="Floor plan file"
            accept={IMAGE_TYPES.join(",")}
            hidden
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              // Lets the same file be chosen again.
              currentTarget.value = "";
            }}
          />
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
