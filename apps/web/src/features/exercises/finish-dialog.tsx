import type { Exercise } from "@holdfast/contract/exercises/exercise";
import { MAX_AGREED_ACTIONS } from "@holdfast/contract/agreed-actions/agreed-action";
import {
  finishExercise,
  listExercises,
  listExerciseScenarios,
  readExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useToday } from "../../platform/format/use-today";
import { showToast } from "../../ui/feedback/toast-store";
import { ActionRowsField } from "../../ui/fields/forms/action-rows-field";
import { Form } from "../../ui/fields/forms/form";
import { TextArea } from "../../ui/fields/inputs/text-area";
import { Dialog } from "../../ui/overlays/dialog";

type FinishDialogProps = { readonly exercise: Exercise; readonly onClose: () => void };

/** Finishes an exercise with the results of its discussion: a summary, and who does what by when. */
export const FinishDialog = (props: FinishDialogProps) => (
  <Dialog title="Finish the exercise" isOpen onClose={props.onClose}>
    <FinishForm {...props} />
  </Dialog>
);

const FinishForm = ({ exercise, onClose }: FinishDialogProps) => {
  const { planId, exerciseId, questions, objectives } = exercise;
  const refresh = useRefresh();
  const today = useToday();
  const form = useContractForm({
    endpoint: finishExercise,
    params: { planId, exerciseId },
    initial: { actions: [] },
    onSaved: async () => {
      await refresh(readExercise, listExercises, listExerciseScenarios);
      showToast({ variant: "done", title: "The exercise is finished" });
      onClose();
    },
  });
  const unscored = objectives.filter(({ score }) => score === null).length;
  return (
    <Form form={form} onCancel={onClose} submitLabel="Finish the exercise">
      {unscored > 0 && (
        <p>
          Objectives without a score: {unscored}. They count as not met, and cannot be scored later.
        </p>
      )}
      <details>
        <summary>Questions for the discussion afterwards</summary>
        <ul>
          {questions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
      <TextArea {...form.field("summary")} label="Summary" rows={3} />
      <ActionRowsField
        name="actions"
        rows={form.values.actions ?? []}
        onChange={(actions) => form.change({ actions })}
        errorAt={form.errorAt}
        earliest={today}
        maxRows={MAX_AGREED_ACTIONS}
      />
    </Form>
  );
};
