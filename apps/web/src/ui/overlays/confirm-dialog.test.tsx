import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CallError } from "../../platform/api/call-error";
import { Button } from "../buttons/button";
import { ConfirmDialog } from "./confirm-dialog";

const remove = vi.fn(async () => undefined);
const DeletePlan = ({ typeToConfirm }: { typeToConfirm?: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        title="Delete the plan Main plan?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={remove}
        confirmLabel="Confirm"
        {...(typeToConfirm === undefined ? {} : { typeToConfirm })}
      >
        Its key can't be reused.
      </ConfirmDialog>
    </>
  );
};
const dialog = () => page.getByRole("alertdialog", { name: "Delete the plan Main plan?" });
const opener = () => page.getByRole("button", { name: "Delete" });
const confirm = () => page.getByRole("button", { name: "Confirm" });

it("focuses Cancel first; Escape closes it and restores the focus", async () => {
  await render(<DeletePlan />);
  await opener().click();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
  expect(remove).not.toHaveBeenCalled();
});

it("enables the action only once the exact name is typed", async () => {
  await render(<DeletePlan typeToConfirm="Main plan" />);
  await opener().click();
  await expect.element(confirm()).toBeDisabled();
  await userEvent.keyboard("main plan{Enter}");
  expect(remove).not.toHaveBeenCalled();
  await page.getByRole("textbox").fill("Main plan");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => remove.mock.calls.length).toBe(1);
  await expect.element(dialog()).not.toBeInTheDocument();
});

it("stays open and shows the reason when the server refuses", async () => {
  remove.mockRejectedValueOnce(
    new CallError({
      status: 403,
      code: "not-allowed",
      message: "You do not have permission to do this.",
    }),
  );
  await render(<DeletePlan />);
  await opener().click();
  await confirm().click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("You do not have permission to do this.");
  await expect.element(dialog()).toBeVisible();
});
