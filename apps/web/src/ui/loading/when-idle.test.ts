import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle";

beforeEach(() => {
  // Not the idle moment itself, which a mock replaces: restoring the mock would bring the fake one back for good.
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  vi.spyOn(window, "requestIdleCallback").mockImplementation((callback) => {
    callback({ didTimeout: false, timeRemaining: () => 10 });
    return 1;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const show = (html: string) => {
  document.body.innerHTML = html;
};

it("waits until the page shows no placeholder", () => {
  show("<p data-skeleton>Loading...</p>");
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
  show("<p>The list</p>");
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});

it("does not wait for what a person has yet to scroll to", () => {
  show("<div data-unseen><p data-skeleton>The map</p></div>");
  const act = vi.fn();
  whenIdle(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it("does not wait for a person to fill in a field", () => {
  show("<select data-placeholder></select>");
  const act = vi.fn();
  whenIdle(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it("acts after 10 seconds on a page whose data never arrives", () => {
  show("<p data-skeleton>Loading...</p>");
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(11_000);
  expect(act).toHaveBeenCalledTimes(1);
});

it("does not report what could not be loaded early", async () => {
  const reported: unknown[] = [];
  const report = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    reported.push(event.reason);
  };
  window.addEventListener("unhandledrejection", report);
  whenIdle(() => Promise.reject(new Error("The server is away.")));
  // Unhandled rejections are reported in their order.
  const later = Promise.reject(new Error("later"));
  vi.useRealTimers();
  await expect.poll(() => reported).toEqual([new Error("later")]);
  window.removeEventListener("unhandledrejection", report);
  await expect(later).rejects.toThrow("later");
});
