import React from "react";
import { flushSync } from "react-dom";

/*
 * React's production build has no `act`. This one, which `vitest-browser-react` uses, returns when what was rendered is
 * in the page and its effects have run.
 */

/** Resolves after the tasks that are waiting, also with a fake clock. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });

async function act(work: () => Promise<void>): Promise<void> {
  let working = Promise.resolve();
  flushSync(() => {
    working = work();
  });
  await working;
  await nextTask();
}

Object.assign(React, { act });
