import type { FormEvent } from "react";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Form } from "../../../ui/fields/forms/form";
import { Select } from "../../../ui/fields/choices/select";
import { TextArea } from "../../../ui/fields/inputs/text-area";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { useUnsaved } from "../../../ui/overlays/unsaved-changes";
import { firstMessageOf } from "../../../platform/api/call-error";
import { useFirstBadField } from "../../../platform/forms/use-first-bad-field";
import { choicesWithRow, messagesOfRow } from "./import-rules";
import type { EditedRow, ImportField } from "./import-rules";
import type { ListImport } from "./use-list-import";

type ImportRowFormProps = {
  readonly list: ListImport;
  readonly checked: NonNullable<ListImport["checked"]>;
  readonly edited: EditedRow;
  readonly onClose: () => void;
};

/** All fields of one row of the file, each with its message. Saving checks the file again with the row as corrected. */
export const ImportRowForm = ({ list, checked, edited, onClose }: ImportRowFormProps) => {
  const { fields } = checked.report;
  const [texts, setTexts] = useState(edited.texts);
  const [messages, setMessages] = useState(edited.messages);
  // Focuses the first field that is wrong at once, because that is what the person came for.
  const [refusals, setRefusals] = useState(1);
  const ref = useFirstBadField<HTMLFormElement>(refusals);
  const isChanged = texts.some((text, at) => text !== edited.texts[at]);
  useUnsaved(isChanged);
  const save = async (corrected: readonly string[]) => {
    const report = await list.checkAgain(choicesWithRow(checked.choices, edited.row, corrected));
    if (!report) return;
    const wrong = messagesOfRow(report, edited.row);
    if (wrong.size === 0) return onClose();
    setMessages(wrong);
    setRefusals(refusals + 1);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!list.running) void save(texts);
  };
  return (
    <Form
      form={{
        formProps: { ref, onSubmit },
        formError: list.refusal && firstMessageOf(list.refusal),
        isSending: list.running !== undefined,
      }}
      submitLabel="Save row"
      onCancel={() => {
        list.stop();
        onClose();
      }}
      otherSubmit={
        <Button
          isDisabled={list.running !== undefined}
          onPress={() => void save(fields.map(() => ""))}
        >
          Leave out row
        </Button>
      }
    >
      <h3>{`Row ${edited.row}`}</h3>
      {fields.map((field, at) => (
        <RowField
          key={field.path}
          field={field}
          text={texts[at] ?? ""}
          error={messages.get(field.path)}
          onChange={(text) => {
            setTexts(fields.map((_field, index) => (index === at ? text : (texts[index] ?? ""))));
            setMessages(new Map([...messages].filter(([path]) => path !== field.path)));
          }}
        />
      ))}
    </Form>
  );
};

type RowFieldProps = {
  readonly field: ImportField;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
};

const RowField = ({ field, text, error, onChange }: RowFieldProps) => {
  const { path, header, explanation, isRequired, isLong, choices } = field;
  const binding = { name: path, label: header, value: text, onChange, error, isRequired };
  if (choices.length > 0) {
    const none = isRequired ? [] : [{ id: "", name: "None" }];
    return (
      <Select {...binding} choices={[...none, ...choices.map((name) => ({ id: name, name }))]} />
    );
  }
  if (isLong) return <TextArea {...binding} description={explanation} rows={2} />;
  return <TextField {...binding} description={explanation} />;
};
