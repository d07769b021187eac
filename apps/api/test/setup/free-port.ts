import { randomInt } from "node:crypto";
import { createServer } from "node:net";

const canListenOn = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/**
 * Returns a free loopback port below the ephemeral ports of outgoing connections (from 32768 on Linux), because the
 * program that gets it listens on it only some time later, and perhaps again after a restart.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 30_000);
  return (await canListenOn(port)) ? port : freePort();
}
