/**
 * Returns a Word file with the numbers of its pages. They are worked out in a worker, because laying out the pages takes
 * seconds. If it fails, the file is as it was, and Word asks whether to work them out when it opens the file.
 */
export async function withPageNumbers(file: ArrayBuffer): Promise<ArrayBuffer> {
  const worker = new Worker(new URL("print-word-worker.ts", import.meta.url), { type: "module" });
  const numbered = new Promise<ArrayBuffer>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => resolve(data));
    worker.addEventListener("error", () => resolve(file));
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage(file);
  return numbered.finally(() => worker.terminate());
}
