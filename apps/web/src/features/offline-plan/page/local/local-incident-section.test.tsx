import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../../../test/accessible";
import { LocalIncidentSection } from "./local-incident-section";

const question = page.getByRole("region", { name: "Delete this incident?" });

async function ask(waiting: number) {
  const onDelete = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { container } = await render(
    <main tabIndex={-1}>
      <LocalIncidentSection waiting={waiting} onDelete={onDelete} />
    </main>,
  );
  await page.getByRole("button", { name: "Delete incident" }).click();
  return { onDelete, container };
}

it("asks before it deletes an incident, and says what is lost", async () => {
  const { onDelete, container } = await ask(3);
  await expect.element(question.getByText("exist nowhere else and are lost: 3.")).toBeVisible();
  await expectAccessible(container);
  expect(onDelete.mock.calls).toEqual([]);
  await question.getByRole("button", { name: "Delete incident" }).click();
  expect(onDelete.mock.calls).toHaveLength(1);
  await expect.element(page.getByRole("main")).toHaveFocus();
});

it("keeps it by the keyboard, and gives the focus back", async () => {
  const { onDelete } = await ask(0);
  await expect.element(page.getByRole("heading", { name: "Delete this incident?" })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Delete incident" })).toHaveFocus();
  expect(onDelete.mock.calls).toEqual([]);
});
