/** How long requests in flight may take after a stop signal (ms). */
const STOP_WITHIN = 25_000;
/** One press of Ctrl-C sends several signals within this time: from the terminal, npm and npm start (ms). */
const ONE_PRESS = 500;

export type Stop = {
  isRequested(): boolean;
  readonly requested: Promise<void>;
};

/** Resolves `requested` on the first signal. Requests then have `STOP_WITHIN`; a second press exits at once, with 1. */
export function stopOnSignal(server: Pick<NodeJS.Process, "on" | "exit">): Stop {
  let requestedAt: number | undefined;
  const requested = new Promise<void>((resolve) => {
    const stop = () => {
      const now = performance.now();
      if (requestedAt !== undefined && now - requestedAt > ONE_PRESS) server.exit(1);
      if (requestedAt !== undefined) return;
      requestedAt = now;
      setTimeout(() => server.exit(1), STOP_WITHIN).unref();
      resolve();
    };
    server.on("SIGTERM", stop).on("SIGINT", stop);
  });
  return { isRequested: () => requestedAt !== undefined, requested };
}
