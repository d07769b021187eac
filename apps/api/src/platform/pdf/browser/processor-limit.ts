export type ProcessorLimit = {
  /** Milliseconds of processor time. */
  readonly time: number;
  /** Milliseconds of elapsed time, however little processor time was used. */
  readonly patience: number;
  /** Returns the processor time that the work has taken so far (ms). */
  readonly used: () => number;
  /** Called once when a limit has passed. */
  readonly end: () => void;
};

/**
 * Limits the processor time of some work. Time spent waiting for other work on a busy machine does not count.
 * Returns a function that stops watching.
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
