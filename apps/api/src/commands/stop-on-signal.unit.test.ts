import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stopOnSignal } from "./stop-on-signal";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function listeningServer() {
  const exit = vi.fn<(code?: number) => void>();
  const server = Object.assign(new EventEmitter(), { exit });
  return { server, exit, stop: stopOnSignal(server as unknown as NodeJS.Process) };
}

it("requests one stop for the signals within 500 ms of the first, and exits on a later one", async () => {
  const { server, exit, stop } = listeningServer();
  expect(stop.isRequested()).toBe(false);
  server.emit("SIGINT");
  await stop.requested;
  expect(stop.isRequested()).toBe(true);
  server.emit("SIGTERM");
  vi.advanceTimersByTime(500);
  server.emit("SIGINT");
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  server.emit("SIGINT");
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

it("exits 25 s after the first signal if requests still run", () => {
  const { server, exit } = listeningServer();
  server.emit("SIGTERM");
  vi.advanceTimersByTime(24_999);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});
