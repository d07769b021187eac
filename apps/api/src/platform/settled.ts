/** Waits for all promises. @throws the error of the first one, in the given order, that failed */
export async function settled(work: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(work))
    if (result.status === "rejected") throw result.reason;
}
