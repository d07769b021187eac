import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { ConfirmDialog } from "./confirm-dialog";
import { DateField } from "../fields/inputs/date-field";
import { Dialog } from "./dialog";
import { Form } from "../fields/forms/form";
import { NumberField } from "../fields/inputs/number-field";
import { TagField } from "../fields/inputs/tag-field";
import { TextField } from "../fields/inputs/text-field";

vi.spyOn(globalThis, "fetch").mockImplementation(
  async () =>
    new Response(JSON.stringify({ title: "Down", status: 500, detail: "Please try again." }), {
      status: 500,
      headers: { "content-type": "application/problem+json" },
    }),
);

const Fields = ({ onClose }: { onClose: () => void }) => {
  const form = useContractForm({
    endpoint: createContact,
    params: { orgId: "01935b2e-7c00-7000-8000-000000000001" },
    initial: { lastName: "Rossi", contactTypeId: 1, workTypeId: 1 },
    onSaved: onClose,
  });
  const [tags, setTags] = useState<string[]>([]);
  return (
    <Form form={form} onCancel={onClose}>
      <TextField {...form.field("firstName")} label="First name" autoFocus />
      <TextField {...form.field("lastName")} label="Last name" />
      <NumberField name="days" label="Days" value={null} onChange={() => undefined} />
      <DateField name="since" label="Since" value={null} onChange={() => undefined} />
      <TagField name="tags" label="Tags" value={tags} onChange={setTags} />
    </Form>
  );
};

const Contacts = () => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add contact
      </button>
      <Dialog title="Add contact" isOpen={isOpen} onClose={close}>
        <Fields onClose={close} />
      </Dialog>
    </>
  );
};

const button = (name: string) => page.getByRole("button", { name, exact: true });
const box = (name: string) => page.getByRole("textbox", { name });
const dialog = () => page.getByRole("dialog", { name: "Add contact" });
const question = () => page.getByRole("alertdialog", { name: "Discard changes?" });

const open = async () => {
  await render(<Contacts />);
  await button("Add contact").click();
  await expect.element(box("First name")).toHaveFocus();
};

it("closes at once if nothing was typed, even after moving through its fields", async () => {
  await open();
  for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(question().query()).toBeNull();
  await expect.element(button("Add contact")).toHaveFocus();
});

it("closes at once if the typed text was removed again", async () => {
  await open();
  await userEvent.keyboard("M{Backspace}{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
});

it("asks on Escape; 'Keep editing' returns to the field with its text", async () => {
  await open();
  await userEvent.keyboard("Maria{Escape}");
  await expect.element(question()).toBeVisible();
  await expect.element(button("Keep editing")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(box("First name")).toHaveFocus();
  await expect.element(box("First name")).toHaveValue("Maria");
  await userEvent.keyboard("{Escape}{Escape}");
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(box("First name")).toHaveValue("Maria");
});

it.each(["Close", "Cancel"])("asks on %s; 'Discard' closes and restores the focus", async (way) => {
  await open();
  await userEvent.keyboard("Maria");
  await button(way).click();
  await button("Discard").click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(button("Add contact")).toHaveFocus();
});

it("ignores a click outside it", async () => {
  await open();
  await userEvent.keyboard("Maria");
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  expect(question().query()).toBeNull();
  await expect.element(box("First name")).toHaveValue("Maria");
});

it("still asks after the server has refused a save", async () => {
  await open();
  await userEvent.keyboard("Maria{Enter}");
  await expect.element(page.getByText("Please try again.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question()).toBeVisible();
});

it.each([
  ["a number that is none", async () => box("Days").fill("a few")],
  ["a tag without its comma", async () => box("Tags").fill("Finance")],
  ["half a date", async () => page.getByRole("spinbutton").first().click()],
])("asks for what is no value yet: %s", async (what, type) => {
  await open();
  await type();
  if (what === "half a date") await userEvent.keyboard("12");
  await userEvent.keyboard("{Escape}");
  await expect.element(question()).toBeVisible();
});

const outerSaved = vi.fn();
const innerSaved = vi.fn();

/** A form that opens dialogs inside it, as the profile does. */
const Profile = ({ window: isOpen }: { window: "form" | "question" }) => {
  const setting = {
    endpoint: createContact,
    params: { orgId: "01935b2e-7c00-7000-8000-000000000001" },
    initial: { firstName: "Mira", lastName: "Rossi", contactTypeId: 1, workTypeId: 1 },
  };
  const outer = useContractForm({ ...setting, onSaved: outerSaved });
  const inner = useContractForm({ ...setting, onSaved: innerSaved });
  return (
    <Form form={outer} submitLabel="Save profile">
      <Dialog title="Window" isOpen={isOpen === "form"} onClose={() => undefined}>
        <Form form={inner} submitLabel="Save window">
          {null}
        </Form>
      </Dialog>
      <ConfirmDialog
        title="Sure?"
        isOpen={isOpen === "question"}
        confirmLabel="Yes"
        onConfirm={() => innerSaved()}
        onClose={() => undefined}
      />
    </Form>
  );
};

it.each([
  ["form", "Save window"],
  ["question", "Yes"],
] as const)("sends nothing of the form that a window was opened from: %s", async (which, label) => {
  vi.mocked(fetch).mockClear();
  vi.mocked(fetch).mockImplementation(async () => Response.json({}, { status: 201 }));
  innerSaved.mockClear();
  await render(<Profile window={which} />);
  await button(label).click();
  await expect.poll(() => innerSaved.mock.calls.length).toBe(1);
  expect(vi.mocked(fetch).mock.calls.length).toBe(which === "form" ? 1 : 0);
  expect(outerSaved).not.toHaveBeenCalled();
});
