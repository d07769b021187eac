import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../buttons/button";
import { RecordForm } from "../fields/forms/record-form";
import { TextField } from "../fields/inputs/text-field";
import { ConfirmDialog } from "../overlays/confirm-dialog";
import { Dialog } from "../overlays/dialog";
import { RecordDialogs } from "../overlays/record-dialogs";
import { HelpPopover } from "../overlays/help-popover";
import { useRecordEditor } from "../fields/forms/use-record-editor";
import { Held, ignore } from "./gallery-example";
import type { GalleryExample } from "./gallery-example";

type OpenedProps = {
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
};

/** A button that opens an overlay. */
const Opened = ({ label, children }: OpenedProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
};

const FORM = {
  formProps: {
    ref: { current: null },
    onSubmit: (event: { preventDefault(): void }) => event.preventDefault(),
  },
  formError: "The contact was not saved.",
  isSending: false,
  submit: ignore,
};

const ContactForm = ({ onClose }: { readonly onClose: () => void }) => (
  <RecordForm form={FORM} editor={{ close: onClose, wantAnother: ignore }} isNew>
    <Held initial="Ruth">
      {(value, onChange) => (
        <TextField
          name="first"
          label="First name"
          value={value}
          onChange={onChange}
          error="Enter two letters or more."
        />
      )}
    </Held>
  </RecordForm>
);

const Entries = () => {
  const editor = useRecordEditor<string>();
  return (
    <>
      <Button onPress={editor.add}>Add an entry</Button>
      <Button onPress={() => editor.remove("Ruth Lane")}>Delete an entry</Button>
      <RecordDialogs
        editor={editor}
        noun="contact"
        nameOf={(name) => name}
        form={() => <ContactForm onClose={editor.close} />}
        onDelete={ignore}
        deletes="The contact leaves every team."
      />
    </>
  );
};

export const OVERLAYS: readonly GalleryExample[] = [
  {
    name: "Dialog with a RecordForm",
    content: (
      <Opened label="Open dialog">
        {(close) => (
          <Dialog title="Add contact" isOpen onClose={close}>
            <ContactForm onClose={close} />
          </Dialog>
        )}
      </Opened>
    ),
  },
  {
    name: "ConfirmDialog",
    content: (
      <Opened label="Open question">
        {(close) => (
          <ConfirmDialog
            title="Delete the plan Harbour Café?"
            isOpen
            onClose={close}
            onConfirm={close}
            confirmLabel="Delete"
            typeToConfirm="Harbour Café"
          >
            The plan and its documents are deleted. This can't be undone.
          </ConfirmDialog>
        )}
      </Opened>
    ),
  },
  { name: "RecordDialogs", content: <Entries /> },
  {
    name: "HelpPopover",
    content: (
      <div>
        MTPD{" "}
        <HelpPopover about="MTPD">The longest disruption the business can tolerate.</HelpPopover>
      </div>
    ),
  },
];
