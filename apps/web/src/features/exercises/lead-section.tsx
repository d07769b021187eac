import { useState } from "react";
import type { Exercise } from "@holdfast/contract/exercises/exercise";
import {
  cancelExercise,
  downloadExerciseReport,
  inviteParticipants,
  listExercises,
  readExercise,
  startExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { useNavigate } from "react-router";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { useChange, useDeletion } from "../../platform/api/use-endpoint";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import styles from "./exercises.module.css";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { FinishDialog } from "./finish-dialog";
import { EditExerciseDialog } from "./edit-exercise-dialog";

type LeadSectionProps = { readonly exercise: Exercise; readonly mayRun: boolean };

/** Shows the next steps of an exercise: invite, start, finish, and the report. */
export const LeadSection = ({ exercise, mayRun }: LeadSectionProps) => {
  const { planId, exerciseId, status, participants, injects, name } = exercise;
  const params = { planId, exerciseId };
  const navigate = useNavigate();
  const invite = useChange(inviteParticipants, [readExercise]);
  const start = useChange(startExercise, [readExercise, listExercises]);
  const cancel = useDeletion(cancelExercise, [listExercises]);
  const { download, isRunning } = useDownload("download");
  const [open, setOpen] = useState<"cancel" | "edit" | "finish" | null>(null);
  const refusal = invite.error ?? start.error;
  const left = participants.filter(
    (participant) => participant.invitedAt === null && participant.email !== null,
  ).length;
  // Before it come the invitations, and while it runs the messages.
  const isNext =
    status === "planned" ? left === 0 : injects.every(({ releasedAt }) => releasedAt !== null);
  return (
    <>
      {refusal && <Alert variant="problem">{messageOf(refusal)}</Alert>}
      {/* A list, so that the next step takes the focus when one disappears. */}
      {(mayRun || status !== "planned") && (
        <ul className={styles.lead} aria-label="Next steps">
          {mayRun && status !== "finished" && left > 0 && (
            <li>
              <Button
                variant={status === "planned" ? "primary" : "secondary"}
                isPending={invite.isPending}
                onPress={() =>
                  invite.mutate(
                    { params, body: {} },
                    {
                      onSuccess: () =>
                        showToast({ variant: "done", title: "The invitations have been sent" }),
                    },
                  )
                }
              >
                Invite {left} {left === 1 ? "person" : "people"}
              </Button>
            </li>
          )}
          {/* One button, so that it keeps the focus when the exercise starts. */}
          {mayRun && status !== "finished" && (
            <li>
              <Button
                variant={isNext ? "primary" : "secondary"}
                isPending={start.isPending}
                onPress={() =>
                  status === "planned" ? start.mutate({ params }) : setOpen("finish")
                }
              >
                {status === "planned" ? "Start the exercise" : "Finish the exercise"}
              </Button>
            </li>
          )}
          {mayRun && status === "planned" && (
            <>
              <li>
                <Button icon="edit" onPress={() => setOpen("edit")}>
                  Edit the exercise
                </Button>
              </li>
              <li>
                <Button variant="quiet" onPress={() => setOpen("cancel")}>
                  Cancel the exercise
                </Button>
              </li>
            </>
          )}
          {status !== "planned" && (
            <li>
              <Button
                icon="download"
                isPending={isRunning}
                onPress={() =>
                  void download(() => callEndpoint(downloadExerciseReport, { params }))
                }
              >
                Download report
              </Button>
            </li>
          )}
        </ul>
      )}
      {open === "cancel" && (
        <ConfirmDialog
          title={`Cancel the exercise ${name}?`}
          isOpen
          onClose={() => setOpen(null)}
          onConfirm={async () => {
            await cancel.mutateAsync({ params });
            void navigate("/dashboard/exercises", { replace: true });
          }}
          confirmLabel="Cancel the exercise"
          cancelLabel="Keep the exercise"
        >
          The exercise will be deleted and its invitation links will stop working.{" "}
          {participants.some(({ invitedAt }) => invitedAt !== null)
            ? "Invited people get an email that it is cancelled."
            : "No one has been invited yet."}
        </ConfirmDialog>
      )}
      {open === "edit" && <EditExerciseDialog exercise={exercise} onClose={() => setOpen(null)} />}
      {open === "finish" && <FinishDialog exercise={exercise} onClose={() => setOpen(null)} />}
    </>
  );
};
