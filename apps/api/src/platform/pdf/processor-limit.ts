export type ProcessorLimit = {
  /** Milliseconds of processor time. */
  readonly time: number;
  /** Milliseconds that may pass in any case. */
  readonly patience: number;
  /** Returns the processor time that the work has taken so far (ms). */
  readonly used: () => number;
  /** Called once when a limit has passed. */
  readonly end: () => void;
};

/**
 * Limits the processor time of work that has a low priority: on a busy machine it waits for other work, and that does
 * not count. Returns a function that stops watching.
 */
export function limitProcessorTime({ time, patience, used, end }: ProcessorLimit): () => void {
  const since = performance.now();
  let timer: NodeJS.Timeout;
  const watch = () => {
    const passed = performance.now() - since;
    const left = Math.min(time - Math.min(used(), passed), patience - passed);
    if (left < 1) end();
    else timer = setTimeout(watch, left);
  };
  timer = setTimeout(watch, time);
  return () => clearTimeout(timer);
}
