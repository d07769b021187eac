import type { FastifyReply } from "fastify";
import { SECOND } from "../../clock";

/** A slow receiver's response counts as sent after this long. */
const MAX_WAIT = 30 * SECOND;

/**
 * Resolves when the whole response has been passed to the network, or its connection is closed. A caller who does not
 * receive responses keeps its slots meanwhile, so that unsent responses cannot fill the memory.
 */
export const untilSent = ({ raw }: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    if (raw.writableFinished || raw.destroyed) return resolve();
    const timer = setTimeout(resolve, MAX_WAIT).unref();
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    raw.once("finish", end).once("close", end);
  });
