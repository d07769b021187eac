/**
 * What stops a start or a command and can be mended by the operator: the message is one sentence, shown
 * without a trace (`commands/describe-failure.ts`). All else that ends a process is a fault of ours.
 */
export class OperatorRefusal extends Error {
  override readonly name: string = "OperatorRefusal";
}
