/**
 * Why a channel could not hand a message on. The sentence is kept beside the message and logged, so it
 * names codes and commands alone: never the recipient, what was written, or what a server said of it.
 */
export class DeliveryFailure extends Error {
  override readonly name = "DeliveryFailure";
  /** The other side will never take this message: it is given up at once. */
  readonly isPermanent: boolean;

  constructor(message: string, details: { isPermanent: boolean; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.isPermanent = details.isPermanent;
  }
}
