import type { Services } from "../services";
import type { PaymentOutcome, PaymentProvider } from "./payment-provider";
import {
  cancelSandboxPayment,
  confirmSandboxPayment,
  insertSandboxPayment,
  refundSandboxPayment,
  type SandboxPayment,
} from "./sandbox-payments-store";

/** The tokens of `sandbox-card-page.ts`: what the test card does, and random characters. */
const TOKEN = /^sandbox_(paid|declined|lost)_[\w-]{16,100}$/;

/**
 * A provider that takes no money: for the demo and for tests. Its card fields turn the usual test card numbers into
 * tokens. Its payments are in the database, so that they outlive the process like those of a real provider.
 */
export function sandboxProvider({
  database,
  clock,
  newId,
}: Pick<Services, "database" | "clock" | "newId">): PaymentProvider {
  const db = database.query;
  return {
    name: "sandbox",
    publishableKey: null,
    async prepare({ purchaseId, token, amount }) {
      const card = TOKEN.exec(token)?.[1] as SandboxPayment["card"] | undefined;
      if (!card) throw new Error("The token is not one of the sandbox.");
      const createdAt = clock.now();
      const row = { id: newId(), purchaseId, amount, card, status: "prepared" as const, createdAt };
      return { paymentId: await insertSandboxPayment(db, row), purchaseId };
    },
    async confirm({ paymentId }) {
      const payment = await confirmSandboxPayment(db, paymentId);
      if (payment?.card === "lost") throw new Error("The sandbox's answer is lost.");
      return outcomeOf(payment);
    },
    authenticationSecret: async () => undefined,
    settle: async ({ paymentId }) => outcomeOf(await cancelSandboxPayment(db, paymentId)),
    async refund({ paymentId }) {
      const payment = await refundSandboxPayment(db, paymentId);
      if (payment?.status !== "refunded")
        throw new Error("A payment that is not paid was refunded.");
    },
  };
}

const outcomeOf = (payment: SandboxPayment | undefined): PaymentOutcome =>
  payment?.status === "paid" ? "paid" : "not-paid";
