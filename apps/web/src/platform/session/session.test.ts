import { afterEach, describe, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useStoredDrafts } from "./stored-drafts";
import {
  endSession,
  hasSessionExpired,
  lastSessionEnd,
  readSession,
  startSession,
  subscribeToSession,
} from "./session";
import { ENDS_WITH_SESSION } from "./session-keys";

const HOUR = 3_600_000;

afterEach(() => {
  endSession();
  vi.useRealTimers();
});

it("ends at the token's expiry", () => {
  vi.useFakeTimers({ now: 1_000 });
  const fetchText = vi.fn();
  const stop = subscribeToSession(fetchText);
  startSession({ access_token: "t", expiry: 1_000 + HOUR });
  expect(readSession()).toEqual({ token: "t", expiry: 1_000 + HOUR });
  vi.advanceTimersByTime(HOUR + 2);
  expect(fetchText).toHaveBeenCalledTimes(2);
  expect(readSession()).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.includes("token"))).toEqual([]);
  stop();
});

it("reads a token from storage until its expiry in milliseconds", () => {
  vi.useFakeTimers({ now: 1_000, toFake: ["Date"] });
  sessionStorage.setItem("holdfast.access_token", "t");
  sessionStorage.setItem("holdfast.expiry", "1500");
  expect(readSession()).toEqual({ token: "t", expiry: 1_500 });
  vi.setSystemTime(1_501);
  expect(readSession()).toBeNull();
  expect(sessionStorage.getItem("holdfast.access_token")).toBeNull();
});

it("supports a session of 30 days, which is longer than the longest timer", () => {
  vi.useFakeTimers({ now: 1_000 });
  startSession({ access_token: "t", expiry: 1_000 + 30 * 24 * HOUR });
  vi.advanceTimersByTime(29 * 24 * HOUR);
  expect(readSession()).not.toBeNull();
  vi.advanceTimersByTime(2 * 24 * HOUR);
  expect(readSession()).toBeNull();
});

it("checks the expiry when the tab becomes visible, because timers stop during sleep", () => {
  vi.useFakeTimers({ now: 1_000, toFake: ["Date"] });
  startSession({ access_token: "t", expiry: 2_000 });
  const fetchText = vi.fn();
  const stop = subscribeToSession(fetchText);
  vi.setSystemTime(2_001);
  window.dispatchEvent(new Event("focus"));
  expect(fetchText).toHaveBeenCalledOnce();
  expect(lastSessionEnd()).toBe("lapsed");
  stop();
});

it("clears the session's choices when it ends or another person signs in", () => {
  const choose = () => localStorage.setItem(ENDS_WITH_SESSION.plan, "7");
  startSession({ access_token: "mine", expiry: Date.now() + HOUR });
  choose();
  endSession();
  expect(localStorage.getItem(ENDS_WITH_SESSION.plan)).toBeNull();
  startSession({ access_token: "mine", expiry: Date.now() + HOUR });
  choose();
  startSession({ access_token: "noor's", expiry: Date.now() + HOUR });
  expect(localStorage.getItem(ENDS_WITH_SESSION.plan)).toBeNull();
});

it("detects an expiry even if another tab removed the session from storage first", () => {
  vi.useFakeTimers({ now: 1_000 });
  const stop = subscribeToSession(vi.fn());
  startSession({ access_token: "t", expiry: 1_000 + HOUR });
  for (const key of ["access_token", "expiry"]) localStorage.removeItem(`holdfast.${key}`);
  vi.advanceTimersByTime(HOUR + 2);
  expect([lastSessionEnd(), hasSessionExpired()]).toEqual(["lapsed", true]);
  stop();
});

it("tells other tabs, whose clock may be behind, that the session has expired", () => {
  vi.useFakeTimers({ now: 1_000, toFake: ["Date"] });
  startSession({ access_token: "t", expiry: 2_000 });
  const write = vi.spyOn(Storage.prototype, "setItem");
  vi.setSystemTime(2_001);
  expect(readSession()).toBeNull();
  expect(write).toHaveBeenCalledWith("holdfast.session_end", "lapsed");
  write.mockRestore();
});

describe("unsaved drafts", () => {
  const DRAFTS = "holdfast.drafts.1";
  const start = (access_token: string, expiry = Date.now() + HOUR) =>
    startSession({ access_token, expiry });
  const change = async () => {
    const { result, act } = await renderHook(() =>
      useStoredDrafts<{ days: number }>("times:plan-1"),
    );
    await act(() => result.current[1](new Map([["unit", { days: 3 }]])));
  };

  it("keeps unsaved drafts until the person of the expired session signs in again", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    start("mine");
    await change();
    vi.setSystemTime(Date.now() + HOUR + 1);
    expect(readSession()).toBeNull();
    start("mine again");
    expect(sessionStorage.getItem(DRAFTS)).not.toBeNull();
  });

  it("deletes unsaved drafts when another person signs in over an open session, here or in another tab", async () => {
    start("mine");
    await change();
    start("noor's");
    expect(sessionStorage.getItem(DRAFTS)).toBeNull();
    await change();
    const stop = subscribeToSession(() => undefined);
    localStorage.setItem("holdfast.access_token", "ana's");
    window.dispatchEvent(new StorageEvent("storage", { key: "holdfast.access_token" }));
    expect(sessionStorage.getItem(DRAFTS)).toBeNull();
    stop();
  });
});

it("follows a sign-out in another tab", () => {
  startSession({ access_token: "t", expiry: Date.now() + HOUR });
  const fetchText = vi.fn();
  const stop = subscribeToSession(fetchText);
  localStorage.removeItem("holdfast.access_token");
  window.dispatchEvent(new StorageEvent("storage", { key: "holdfast.access_token" }));
  expect(fetchText).toHaveBeenCalledOnce();
  expect(readSession()).toBeNull();
  expect(lastSessionEnd()).toBe("left");
  stop();
});

it("learns how another tab ended the shared session", () => {
  const stop = subscribeToSession(vi.fn());
  /** Simulates the storage events of another tab that ends the session. */
  const endElsewhere = (how: string) => {
    startSession({ access_token: how, expiry: Date.now() + HOUR });
    window.dispatchEvent(
      new StorageEvent("storage", { key: "holdfast.session_end", newValue: how }),
    );
    localStorage.removeItem("holdfast.access_token");
    window.dispatchEvent(new StorageEvent("storage", { key: "holdfast.access_token" }));
    window.dispatchEvent(
      new StorageEvent("storage", { key: "holdfast.session_end", newValue: null }),
    );
    return [lastSessionEnd(), hasSessionExpired()];
  };
  expect(endElsewhere("lapsed")).toEqual(["lapsed", true]);
  expect(endElsewhere("left")).toEqual(["left", false]);
  startSession({ access_token: "t", expiry: Date.now() + HOUR });
  expect(hasSessionExpired()).toBe(false);
  stop();
});

it("tells other tabs how it ends a session, and clears that message", () => {
  startSession({ access_token: "t", expiry: Date.now() + HOUR });
  const written = vi.spyOn(Storage.prototype, "setItem");
  endSession("lapsed");
  expect(written).toHaveBeenCalledWith("holdfast.session_end", "lapsed");
  written.mockRestore();
  expect(Object.keys(localStorage)).toEqual([]);
});

it("follows a sign-in in another tab, even while only half of it is stored", () => {
  const fetchText = vi.fn();
  const stop = subscribeToSession(fetchText);
  const expiry = Date.now() + HOUR;
  for (const [key, value] of [
    ["holdfast.access_token", "t"],
    ["holdfast.expiry", String(expiry)],
  ] as const) {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent("storage", { key }));
  }
  expect(fetchText).toHaveBeenCalledOnce();
  expect(readSession()).toEqual({ token: "t", expiry });
  stop();
});
