import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ActionRowsField } from "./action-rows-field";

const row = (text: string) => ({ text, ownerName: "Ana", dueDate: "2030-12-31" });

const Probe = () => {
  const [rows, setRows] = useState([row("Buy a torch")]);
  return (
    <ActionRowsField
      name="actions"
      rows={rows}
      onChange={setRows}
      errorAt={() => undefined}
      earliest="2026-11-26"
      maxRows={3}
    />
  );
};

const fields = page.getByRole("textbox", { name: /^Action/u });
const add = page.getByRole("button", { name: "Add action" });
const remove = (number: number) =>
  page.getByRole("button", { name: `Remove action ${number}`, exact: true });
const press = async (key: string) => userEvent.keyboard(key);

it("moves the focus to the first field of an added action, so that it can be typed at once", async () => {
  await render(<Probe />);
  await add.click();
  await expect.element(fields.nth(1)).toHaveFocus();
  await press("Call the electrician");
  await expect.element(fields.nth(1)).toHaveValue("Call the electrician");
  await expect.element(fields.nth(0)).toHaveValue("Buy a torch");
  // The last one that is allowed: the button is gone.
  await add.click();
  await expect.element(fields.nth(2)).toHaveFocus();
  await expect.element(add).not.toBeInTheDocument();
});

it("moves the focus to the next action when one is removed, and to the button after the last", async () => {
  await render(<Probe />);
  await expect.element(fields).not.toHaveFocus();
  await add.click();
  await press("Call the electrician");
  await remove(1).click();
  await expect.element(fields).toHaveFocus();
  await expect.element(fields).toHaveValue("Call the electrician");
  await remove(1).click();
  await expect.element(add).toHaveFocus();
});
