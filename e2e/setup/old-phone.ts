import type { Page } from "@playwright/test";

/** Deletes what iOS 15 and Chrome 100 do not have, before the scripts of a page run. */
export const asOldPhone = (page: Page) =>
  page.addInitScript(() => {
    const missing: readonly (readonly [object, readonly string[]])[] = [
      [Map, ["groupBy"]],
      [Object, ["groupBy", "hasOwn"]],
      [
        Array.prototype,
        ["toSorted", "toReversed", "toSpliced", "with", "findLast", "findLastIndex", "at"],
      ],
      [String.prototype, ["at"]],
      [Promise, ["withResolvers"]],
      [globalThis, ["structuredClone"]],
    ];
    for (const [owner, names] of missing)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
