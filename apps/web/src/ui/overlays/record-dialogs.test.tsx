import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RecordDialogs } from "./record-dialogs";
import { RecordForm } from "../fields/forms/record-form";
import { TextField } from "../fields/inputs/text-field";
import type { FormEditor } from "../fields/forms/use-record-editor";
import { useRecordEditor } from "../fields/forms/use-record-editor";
import { useFocusKept } from "../layout/use-focus-kept";

type NameFormProps = {
  readonly start: string;
  readonly editor: FormEditor;
  readonly onSave: (name: string) => void;
};

const NameForm = ({ start, editor, onSave }: NameFormProps) => {
  const ref = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(start);
  const submit = () => {
    if (name === "") return;
    onSave(name);
    editor.saved(`Saved ${name}`);
  };
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    submit();
  };
  const form = { formProps: { ref, onSubmit }, formError: undefined, isSending: false, submit };
  return (
    <RecordForm form={form} editor={editor} isNew={start === ""}>
      <TextField name="name" label="Name" value={name} onChange={setName} autoFocus />
    </RecordForm>
  );
};

const Names = () => {
  const [names, setNames] = useState<readonly string[]>([]);
  const editor = useRecordEditor<string>();
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  return (
    <main ref={main} tabIndex={-1}>
      <button type="button" onClick={editor.add}>
        Add name
      </button>
      <ul aria-label="Names">
        {names.map((name) => (
          <li key={name}>
            {name}
            <button type="button" onClick={() => editor.edit(name)}>{`Edit ${name}`}</button>
            <button type="button" onClick={() => editor.remove(name)}>{`Delete ${name}`}</button>
          </li>
        ))}
      </ul>
      <RecordDialogs
        editor={editor}
        noun="name"
        nameOf={(name) => name}
        form={(row) => (
          <NameForm
            start={row ?? ""}
            editor={editor}
            onSave={(name) => setNames([...names.filter((other) => other !== row), name])}
          />
        )}
        onDelete={(row) => setNames(names.filter((name) => name !== row))}
        deletes="It will be removed from the list."
      />
    </main>
  );
};

const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = () => page.getByRole("textbox", { name: "Name" });
const inList = (name: string) => page.getByRole("listitem").filter({ hasText: `Edit ${name}` });

it("adds several entries in a row: each save begins an empty one", async () => {
  await render(<Names />);
  await button("Add name").click();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("Priya");
  await button("Save and add another").click();
  await expect.element(field()).toHaveValue("");
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard("Sam{Enter}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(inList("Priya")).toBeVisible();
  await expect.element(inList("Sam")).toBeVisible();
  await expect.element(button("Add name")).toHaveFocus();
});

it("closes on Enter, even after 'Save and add another' was refused", async () => {
  await render(<Names />);
  await button("Add name").click();
  await button("Save and add another").click();
  await field().fill("Priya");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(inList("Priya")).toBeVisible();
});

it("edits a row without offering 'Save and add another'", async () => {
  await render(<Names />);
  await button("Add name").click();
  await userEvent.keyboard("Priya{Enter}");
  await button("Edit Priya").click();
  await expect.element(page.getByRole("dialog", { name: "Edit Priya" })).toBeVisible();
  expect(button("Save and add another").query()).toBeNull();
  await expect.element(field()).toHaveValue("Priya");
});

const renderWith = async (...names: readonly string[]) => {
  await render(<Names />);
  for (const name of names) {
    await button("Add name").click();
    await userEvent.keyboard(`${name}{Enter}`);
    await expect.element(inList(name)).toBeVisible();
  }
};
const deleteName = async (name: string) => {
  await button(`Delete ${name}`).click();
  await expect.element(page.getByRole("alertdialog", { name: `Delete ${name}?` })).toBeVisible();
  await button("Delete name").click();
  await expect.element(inList(name)).not.toBeInTheDocument();
};

it("asks before a deletion, and keeps the focus in the page", async () => {
  await renderWith("Priya");
  await deleteName("Priya");
  await expect.element(page.getByRole("main")).toHaveFocus();
});

it("moves the focus to the next row after a deletion, and to the row before after the last", async () => {
  await renderWith("Ana", "Priya", "Sam");
  await deleteName("Priya");
  await expect.element(button("Edit Sam")).toHaveFocus();
  await deleteName("Sam");
  await expect.element(button("Edit Ana")).toHaveFocus();
});
