import { GLOSSARY } from "@holdfast/content/library/glossary";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { TextField } from "../../ui/fields/inputs/text-field";
import { ModalWindow } from "../../ui/overlays/modal-window";
import { ExplainedField } from "./explained-field";
import { TermPopover } from "./term-popover";

const server = vi.spyOn(globalThis, "fetch");
beforeEach(() => {
  vi.clearAllMocks();
  server.mockImplementation(async () => Response.json(GLOSSARY));
});

const close = vi.fn<() => void>();
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ModalWindow title="Fire" onClose={close}>
        <ExplainedField term="Likelihood">
          <TextField name="likelihood" label="Likelihood" value="" onChange={() => undefined} />
        </ExplainedField>
        <TermPopover term="Loss Value" />
      </ModalWindow>
    </QueryClientProvider>,
  );
const about = (term: string) => page.getByRole("button", { name: `About ${term}` });

it("fetches the meanings once, when the first is opened", async () => {
  await open();
  await expect.element(page.getByRole("textbox", { name: "Likelihood" })).toBeVisible();
  expect(server).not.toHaveBeenCalled();
  await about("Likelihood").click();
  await expect
    .element(page.getByRole("note", { name: "Likelihood" }))
    .toHaveTextContent(
      "How often an event is expected to happen, shown here as a number of times per year.",
    );
  await about("Loss Value").click();
  await expect.element(page.getByRole("note", { name: "Loss Value" })).toBeVisible();
  await expect.element(page.getByRole("note", { name: "Likelihood" })).not.toBeInTheDocument();
  expect(server).toHaveBeenCalledTimes(1);
});

it("opens by Enter, and Escape closes it but not the dialog around it", async () => {
  await open();
  (about("Loss Value").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("note", { name: "Loss Value" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("note", { name: "Loss Value" })).not.toBeInTheDocument();
  await expect.element(about("Loss Value")).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
});

it("says that the meaning could not be loaded", async () => {
  server.mockImplementation(async () => new Response(null, { status: 404 }));
  await open();
  await about("Loss Value").click();
  await expect
    .element(page.getByText("The meaning could not be loaded. Check your connection."))
    .toBeVisible();
});
