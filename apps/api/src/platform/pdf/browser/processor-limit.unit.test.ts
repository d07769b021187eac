import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitProcessorTime } from "./processor-limit";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Simulates work that gets this share of a processor. Returns the time after which it was ended (ms). */
function endedAfter(share: number) {
  const since = performance.now();
  const passed = () => performance.now() - since;
  const end = vi.fn<() => void>();
  limitProcessorTime({ time: 20_000, patience: 60_000, used: () => passed() * share, end });
  while (end.mock.calls.length === 0) vi.advanceTimersByTime(100);
  return Math.round(passed() / 1_000);
}

test.each([
  ["a processor of its own", 1, 20],
  ["several processors", 2, 20],
  ["half of a processor", 0.5, 40],
  ["no processor", 0, 60],
])("ends work that gets %s", (_, share, seconds) => {
  expect(endedAfter(share)).toBe(seconds);
});

test("does not end work that has finished", () => {
  const end = vi.fn<() => void>();
  const stop = limitProcessorTime({ time: 20_000, patience: 60_000, used: () => 0, end });
  vi.advanceTimersByTime(30_000);
  stop();
  vi.advanceTimersByTime(90_000);
  expect(end).not.toHaveBeenCalled();
});
