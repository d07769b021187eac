import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { flushSync } from "react-dom";
import { ToastRegion } from "./toast-region";
import { closePassedToasts, closeToast, currentToasts, showToast, TOAST_TIME } from "./toast-store";

const titles = () =>
  page
    .getByRole("listitem")
    .elements()
    .map((element) => element.textContent);

afterEach(() => {
  currentToasts().forEach(({ id }) => closeToast(id));
  vi.useRealTimers();
});

it("shows a notice while work is in progress, then the result", async () => {
  await render(<ToastRegion />);
  const toast = showToast({
    variant: "busy",
    title: "Exporting",
    text: "Thanks for your patience.",
  });
  await expect.element(page.getByText("Thanks for your patience.")).toBeVisible();
  expect(page.getByRole("button").query()).toBeNull();
  toast.update({ variant: "done", title: "Export successfully" });
  await expect.element(page.getByText("Export successfully")).toBeVisible();
  await expect.element(page.getByText("Thanks for your patience.")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Close: Export successfully" }).click();
  await expect.element(page.getByText("Export successfully")).not.toBeInTheDocument();
});

it("replaces a toast with the same text, announces it again and restarts its timer", async () => {
  await render(<ToastRegion />);
  vi.useFakeTimers();
  flushSync(() => showToast({ variant: "done", title: "Saved successfully." }));
  flushSync(() => void vi.advanceTimersByTime(TOAST_TIME - 1_000));
  const live = document.querySelector("[aria-live=polite]");
  if (!live) throw new Error("There is no live region.");
  const changes = new MutationObserver(() => undefined);
  changes.observe(live, { childList: true });
  flushSync(() => showToast({ variant: "done", title: "Saved successfully." }));
  // A live region announces what is added to it.
  expect(changes.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])).toHaveLength(1);
  expect(titles()).toHaveLength(1);
  flushSync(() => void vi.advanceTimersByTime(TOAST_TIME - 1_000));
  expect(titles()).toHaveLength(1);
  flushSync(() => void vi.advanceTimersByTime(1_000));
  expect(titles()).toHaveLength(0);
});

it("shows a toast with more than its title for twice as long", async () => {
  await render(<ToastRegion />);
  vi.useFakeTimers();
  flushSync(() => showToast({ variant: "done", title: "Deleted", text: "Undo" }));
  flushSync(() => void vi.advanceTimersByTime(2 * TOAST_TIME - 1_000));
  expect(titles()).toHaveLength(1);
  flushSync(() => void vi.advanceTimersByTime(1_000));
  expect(titles()).toEqual([]);
});

it("shows one toast at a time, and a problem again once a passing toast has closed", async () => {
  await render(<ToastRegion />);
  showToast({ variant: "busy", title: "Downloading" });
  showToast({ variant: "problem", title: "The contact was created, but did not join." });
  vi.useFakeTimers();
  flushSync(() => showToast({ variant: "done", title: "Kitchen saved" }));
  flushSync(() => showToast({ variant: "done", title: "Yard saved" }));
  expect(titles()).toEqual(["Yard saved"]);
  flushSync(() => void vi.advanceTimersByTime(TOAST_TIME));
  expect(titles()).toEqual(["The contact was created, but did not join."]);
});

it("closes the previous page's toasts on navigation, except those of the action that navigated", () => {
  vi.useFakeTimers();
  showToast({ variant: "problem", title: "The contact was created, but did not join." });
  showToast({ variant: "done", title: "Saved successfully." });
  closePassedToasts();
  expect(currentToasts()).toHaveLength(2);
  vi.advanceTimersByTime(1_001);
  closePassedToasts();
  expect(currentToasts().map(({ variant }) => variant)).toEqual(["problem"]);
});

it("lets clicks through, except on its own controls", async () => {
  await render(
    <>
      <button type="button" style={{ position: "fixed", inset: 0 }}>
        7 days
      </button>
      <ToastRegion />
    </>,
  );
  for (const width of [390, 1280]) {
    await page.viewport(width, 768);
    showToast({ variant: "done", title: "Saved successfully." });
    const title = page.getByText("Saved successfully.");
    await expect.element(title).toBeVisible();
    const { x, y } = title.element().getBoundingClientRect();
    const hit = document.elementFromPoint(x + 2, y + 2);
    expect(hit?.textContent, `at ${width}`).toBe("7 days");
  }
  await page.getByRole("button", { name: "Close: Saved successfully." }).click();
  await expect.element(page.getByText("Saved successfully.")).not.toBeInTheDocument();
});

it("hides the Close button of passing toasts on a phone", async () => {
  await page.viewport(390, 768);
  await render(<ToastRegion />);
  showToast({ variant: "problem", title: "Download failed" });
  showToast({ variant: "done", title: "Saved successfully." });
  await expect.element(page.getByText("Saved successfully.")).toBeVisible();
  await expect.element(page.getByText("Download failed")).not.toBeInTheDocument();
  expect(page.getByRole("button").query()).toBeNull();
  closeToast(currentToasts()[1]?.id ?? 0);
  await expect.element(page.getByText("Download failed")).toBeVisible();
  await page.getByRole("button", { name: "Close: Download failed" }).click();
  expect(currentToasts()).toEqual([]);
});

it("shows a toast that can be undone next to others, until its time has passed or the page changes", async () => {
  await render(<ToastRegion />);
  const closed: string[] = [];
  const showPending = (name: string) =>
    showToast({
      variant: "note",
      title: `Deleting ${name}`,
      undo: { name, act: () => undefined },
      onClose: () => closed.push(name),
    });
  showPending("Ana");
  showToast({ variant: "done", title: "Saved successfully." });
  await expect.poll(titles).toEqual(["Deleting AnaUndoCtrl Z", "Saved successfully."]);
  await expect.element(page.getByRole("button", { name: "Undo: Ana" })).toBeVisible();
  showPending("Ben");
  expect(closed).toEqual(["Ana"]);
  showToast({ variant: "done", title: "Kitchen saved" });
  await expect.poll(titles).toEqual(["Deleting BenUndoCtrl Z", "Kitchen saved"]);
  closePassedToasts();
  expect(closed).toEqual(["Ana", "Ben"]);
});
