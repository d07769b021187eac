import { afterEach, expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type * as StoredDrafts from "./stored-drafts";

type Row = { readonly days: number };
const TABLE = "times:plan-1";

afterEach(() => sessionStorage.clear());

let reloads = 0;

/** Simulates a reload: a new module instance, by another address, with the same storage. */
async function reloaded(): Promise<typeof StoredDrafts> {
  reloads += 1;
  return (await import(
    /* @vite-ignore */ `./stored-drafts.ts?reload=${reloads}`
  )) as typeof StoredDrafts;
}

test("keeps the drafts of each table after leaving the screen and after a reload", async () => {
  const before = await reloaded();
  const { result, act } = await renderHook(() => before.useStoredDrafts<Row>(TABLE));
  await act(() => result.current[1](new Map([["unit", { days: 3 }]])));
  expect(result.current[0].get("unit")).toEqual({ days: 3 });
  const after = await reloaded();
  const again = await renderHook(() => after.useStoredDrafts<Row>(TABLE));
  expect(again.result.current[0].get("unit")).toEqual({ days: 3 });
  const other = await renderHook(() => after.useStoredDrafts<Row>("times:plan-2"));
  expect(other.result.current[0].size).toBe(0);
});

test("clears the storage on save, on discard and on sign-out", async () => {
  const { useStoredDrafts, forgetDrafts } = await reloaded();
  const { result, act } = await renderHook(() => useStoredDrafts<Row>(TABLE));
  const change = () => act(() => result.current[1](new Map([["unit", { days: 3 }]])));
  await change();
  expect(sessionStorage).toHaveLength(1);
  await act(() => result.current[1](new Map()));
  expect(sessionStorage).toHaveLength(0);
  await change();
  await act(forgetDrafts);
  expect(result.current[0].size).toBe(0);
  expect(sessionStorage).toHaveLength(0);
});
