import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { FailureBoundary } from "./failure-boundary";

const Broken = (): never => {
  throw new Error("cannot render");
};
afterEach(() => vi.restoreAllMocks());

test("shows an error panel for a page that fails to render, and retries at another address", async () => {
  // React logs the error it caught, which is expected here.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const screen = await render(
    <FailureBoundary resetKey="/one">
      <Broken />
    </FailureBoundary>,
  );
  await expect
    .element(screen.getByText("Sorry, an error occurred. Please try again later."))
    .toBeVisible();
  await screen.rerender(
    <FailureBoundary resetKey="/two">
      <p>Another page</p>
    </FailureBoundary>,
  );
  await expect.element(screen.getByText("Another page")).toBeVisible();
});
