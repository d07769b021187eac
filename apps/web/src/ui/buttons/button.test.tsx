import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./button";
import { IconButton } from "./icon-button";

const save = vi.fn();

/** A form whose Save is disabled once everything is saved. */
const Example = () => {
  const [isSaved, setSaved] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
        setSaved(true);
      }}
    >
      <Button type="submit" isDisabled={isSaved}>
        Save
      </Button>
      <Button onPress={() => setSaved(false)}>Change</Button>
    </form>
  );
};

it("keeps the focus of a button that is disabled by its press, and ignores further presses", async () => {
  save.mockClear();
  await render(<Example />);
  await userEvent.keyboard("{Tab}{Enter}");
  const button = page.getByRole("button", { name: "Save" });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter} ");
  expect(save).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button", { name: "Change" })).toHaveFocus();
  await expect.element(button).toBeDisabled();
  await userEvent.keyboard("{Enter}{Shift>}{Tab}{/Shift}{Enter}");
  expect(save).toHaveBeenCalledTimes(2);
});

it("keeps the focus of a button with an icon too", async () => {
  const remove = vi.fn();
  const Row = () => {
    const [isRemoved, setRemoved] = useState(false);
    const press = () => {
      remove();
      setRemoved(true);
    };
    return <IconButton icon="trash" label="Delete Flood" isDisabled={isRemoved} onPress={press} />;
  };
  await render(<Row />);
  await userEvent.keyboard("{Tab}{Enter}");
  const button = page.getByRole("button", { name: "Delete Flood" });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(remove).toHaveBeenCalledTimes(1);
});
