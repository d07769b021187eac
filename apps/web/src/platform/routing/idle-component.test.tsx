import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Skeleton } from "../../ui/feedback/skeleton";
import { idleComponent } from "./idle-component";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("loads and renders a part once the browser is idle, and at once the next time", async () => {
  let idle: IdleRequestCallback | undefined;
  vi.spyOn(window, "requestIdleCallback").mockImplementation((callback) => {
    idle = callback;
    return 1;
  });
  const load = vi.fn(async () => () => <p>The footer</p>);
  const Footer = idleComponent(load);
  const first = await render(<Footer />);
  expect(load).not.toHaveBeenCalled();
  expect(page.getByText("The footer").query()).toBeNull();
  idle?.({ didTimeout: false, timeRemaining: () => 10 });
  await expect.element(page.getByText("The footer")).toBeVisible();
  await first.unmount();
  await render(<Footer />);
  await expect.element(page.getByText("The footer")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it("does not wait for its own placeholder to disappear", async () => {
  const idle: IdleRequestCallback[] = [];
  vi.spyOn(window, "requestIdleCallback").mockImplementation((callback) => idle.push(callback));
  const Figures = idleComponent(async () => () => <p>The figures</p>, <Skeleton />);
  await render(<Figures />);
  expect(page.getByText("Loading...").query()).not.toBeNull();
  idle[0]?.({ didTimeout: false, timeRemaining: () => 10 });
  await expect.element(page.getByText("The figures")).toBeVisible();
  expect(idle).toHaveLength(1);
});

it("tries a part again that could not be loaded", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(window, "requestIdleCallback").mockImplementation((callback) => {
    callback({ didTimeout: false, timeRemaining: () => 10 });
    return 1;
  });
  const load = vi.fn(async () => () => <p>The card</p>);
  load.mockRejectedValueOnce(new Error("The server is away."));
  const Card = idleComponent(load);
  await render(<Card />);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(page.getByText("The card").query()).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await expect.element(page.getByText("The card")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
