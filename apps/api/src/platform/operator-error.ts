/**
 * An error that the operator can fix. It ends a start or a command, and its message is one sentence, shown without a
 * stack trace (`commands/describe-failure.ts`). Any other error that ends a process is a bug in Holdfast.
 */
export class OperatorError extends Error {
  override readonly name: string = "OperatorError";
}
