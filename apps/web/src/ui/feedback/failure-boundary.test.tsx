import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { FailureBoundary } from "./failure-boundary";

const Broken = (): never => {
  throw new Error("cannot be drawn");
};
afterEach(() => vi.restoreAllMocks());

test("a page that cannot be drawn becomes a panel, and another address tries again", async () => {
  // React reports what it caught; here it is wanted.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const screen = await render(
    <FailureBoundary resetsWith="/one">
      <Broken />
    </FailureBoundary>,
  );
  await expect
    .element(screen.getByText("Sorry, an error occurred. Please try again later."))
    .toBeVisible();
  await screen.rerender(
    <FailureBoundary resetsWith="/two">
      <p>Another page</p>
    </FailureBoundary>,
  );
  await expect.element(screen.getByText("Another page")).toBeVisible();
});
