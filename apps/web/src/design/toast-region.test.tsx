import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ToastRegion } from "./toast-region";
import { closeToast, currentToasts, showToast } from "./toast-store";

afterEach(() => currentToasts().forEach(({ id }) => closeToast(id)));

it("holds a notice while work is under way, then says that it is done", async () => {
  await render(<ToastRegion />);
  const toast = showToast({ kind: "busy", title: "Exporting", text: "Thanks for your patience." });
  await expect.element(page.getByText("Thanks for your patience.")).toBeVisible();
  expect(page.getByRole("button").query()).toBeNull();
  toast.become({ kind: "done", title: "Export successfully" });
  await expect.element(page.getByText("Export successfully")).toBeVisible();
  await expect.element(page.getByText("Thanks for your patience.")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Close: Export successfully" }).click();
  await expect.element(page.getByText("Export successfully")).not.toBeInTheDocument();
});
