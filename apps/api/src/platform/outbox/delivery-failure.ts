/**
 * Why a channel could not deliver a message. The sentence is stored with the message and logged, so it contains
 * only codes and commands: never the recipient, the content, or what a server said about them.
 */
export class DeliveryFailure extends Error {
  override readonly name = "DeliveryFailure";
  /** The other side will never accept this message: it is given up at once. */
  readonly isPermanent: boolean;

  constructor(message: string, details: { isPermanent: boolean; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.isPermanent = details.isPermanent;
  }
}
