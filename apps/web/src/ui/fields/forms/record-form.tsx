import type { FormEvent, ReactNode, RefObject } from "react";
import { Button } from "../../buttons/button";
import { Form } from "./form";
import type { FormEditor } from "./use-record-editor";

/** The parts of `use-contract-form` that an entry form uses. */
export type RecordFormState = {
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent) => void;
  };
  readonly formError: string | undefined;
  readonly notice?: ReactNode;
  readonly isSending: boolean;
  readonly submit: () => void;
};

type RecordFormProps = {
  readonly form: RecordFormState;
  readonly editor: Omit<FormEditor, "saved">;
  /** Offers 'Save and add another'. */
  readonly isNew: boolean;
  readonly children: ReactNode;
};

/** The form of one list entry. Enter saves and closes; 'Save and add another' continues with an empty form. */
export const RecordForm = ({ form, editor, isNew, children }: RecordFormProps) => (
  <Form
    form={{
      ...form,
      formProps: {
        ...form.formProps,
        onSubmit: (event) => {
          editor.wantAnother(false);
          form.formProps.onSubmit(event);
        },
      },
    }}
    onCancel={editor.close}
    otherSubmit={
      isNew && (
        <Button
          isDisabled={form.isSending}
          onPress={() => {
            editor.wantAnother(true);
            form.submit();
          }}
        >
          Save and add another
        </Button>
      )
    }
  >
    {children}
  </Form>
);
