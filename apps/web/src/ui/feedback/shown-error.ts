import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";

/** An error whose message is written for the person at the screen, such as a refused call. */
export class ShownError extends Error {}

/** Returns the message to show for any thrown value. */
export const messageOf = (error: unknown): string =>
  error instanceof ShownError ? error.message : SOMETHING_WENT_WRONG.message;
