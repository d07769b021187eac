import type { Exercise } from "@holdfast/contract/exercises/exercise";
import { MAX_EXERCISE_ACTIONS } from "@holdfast/contract/exercises/exercise";
import {
  finishExercise,
  listExercises,
  readExercise,
} from "@holdfast/contract/exercises/exercise-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { useToday } from "../../platform/format/use-today";
import { Button } from "../../ui/buttons/button";
import { showToast } from "../../ui/feedback/toast-store";
import { DateField } from "../../ui/fields/date-field";
import { FieldRow } from "../../ui/fields/field-row";
import { Form } from "../../ui/fields/form";
import { TextArea } from "../../ui/fields/text-area";
import { TextField } from "../../ui/fields/text-field";
import { Dialog } from "../../ui/overlays/dialog";

type FinishDialogProps = { readonly exercise: Exercise; readonly onClose: () => void };

/** Finishes an exercise with the talk afterwards: a summary, and who does what by when. */
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
      await refresh(readExercise, listExercises);
      showToast({ variant: "done", title: "The exercise is finished" });
      onClose();
    },
  });
  const rows = form.values.actions ?? [];
  const show = (next: typeof rows) => form.change({ actions: next });
  const update = (at: number, changes: Partial<(typeof rows)[number]>) =>
    show(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)));
  const unscored = objectives.filter(({ score }) => score === null).length;
  return (
    <Form form={form} onCancel={onClose} submitLabel="Finish the exercise">
      {unscored > 0 && (
        <p>
          Objectives without a score: {unscored}. They count as not met, and cannot be scored later.
        </p>
      )}
      <details>
        <summary>Questions for the talk afterwards</summary>
        <ul>
          {questions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
      <TextArea {...form.field("summary")} label="Summary" rows={3} />
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an action has no id yet
        <FieldRow key={`${at} of ${rows.length}`}>
          <TextField
            name={`actions.${at}.text`}
            label="Action"
            value={row.text}
            onChange={(text) => update(at, { text: text ?? "" })}
            error={form.errorAt(`actions.${at}.text`)}
            isRequired
          />
          <TextField
            name={`actions.${at}.ownerName`}
            label="Who does it"
            value={row.ownerName}
            onChange={(ownerName) => update(at, { ownerName: ownerName ?? "" })}
            error={form.errorAt(`actions.${at}.ownerName`)}
            isRequired
          />
          <DateField
            name={`actions.${at}.dueDate`}
            label="By"
            value={row.dueDate}
            onChange={(dueDate) => update(at, { dueDate: dueDate ?? "" })}
            error={form.errorAt(`actions.${at}.dueDate`)}
            earliest={today}
            isRequired
          />
          <Button
            icon="trash"
            variant="quiet"
            label={`Remove action ${at + 1}`}
            onPress={() => show(rows.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </FieldRow>
      ))}
      {rows.length < MAX_EXERCISE_ACTIONS && (
        <div>
          <Button
            icon="add"
            onPress={() => show([...rows, { text: "", ownerName: "", dueDate: "" }])}
          >
            Add action
          </Button>
        </div>
      )}
    </Form>
  );
};
