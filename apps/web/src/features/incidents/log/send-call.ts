import { CallError } from "../../../platform/api/call-error";
import { messageOf } from "../../../ui/feedback/shown-error";
import type { QueueAnswer } from "./send-queue";

/** As it is made by `readPhoto`. */
const PHOTO_TYPE = "image/jpeg";

/** Returns a stored photo as an upload. */
export const photoFile = (photo: Blob): File =>
  new File([photo], "photo.jpg", { type: PHOTO_TYPE });

/** Makes a call of the queue. Does not throw. */
export async function answerOf(call: () => Promise<unknown>): Promise<QueueAnswer> {
  try {
    return { content: await call() };
  } catch (error) {
    // A response that is not from the server may not be JSON.
    if (!(error instanceof CallError) || error.status === 0) return undefined;
    return { status: error.status, code: error.code, message: messageOf(error) };
  }
}
