import { defineError } from "@holdfast/contract/platform/errors";
import type { FastifyInstance } from "fastify";
import { ProblemError } from "../problem-error";
import type { Services } from "../services";
import type { PreparedPayment, SignedEvent } from "./payment-provider";

/** Where the payment provider sends its events, as configured there. */
const PATH = "/v1/purchase/payment-events";
/** An event is a few KB (bytes). */
const MAX_BYTES = 256 * 1024;

const EVENT_REFUSED = defineError({
  code: "payment-event-refused",
  status: 400,
  message: "The event's signature is missing, wrong or too old.",
});

/**
 * Receives the payment provider's events (docs.stripe.com/webhooks). An event only says which payment to look at: its
 * outcome is then read from the provider, so a repeated, late or outdated event changes nothing.
 *
 * @param onEnded called for a payment that has ended; the event is sent again unless it resolves
 */
export function addPaymentEvents(
  app: FastifyInstance,
  { clock, log }: Pick<Services, "clock" | "log">,
  readEvent: (event: SignedEvent) => PreparedPayment | undefined,
  onEnded: (payment: PreparedPayment) => Promise<void>,
): void {
  void app.register(async (events) => {
    // The signature is that of the bytes as they were sent.
    events.removeAllContentTypeParsers();
    events.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    events.post(PATH, { bodyLimit: MAX_BYTES }, async (request, reply) => {
      const payload = request.body as Buffer;
      const signature = String(request.headers["stripe-signature"] ?? "");
      const read = () => {
        try {
          return readEvent({ payload, signature, receivedAt: clock.now() });
        } catch {
          log.warn("A payment event was refused: its signature is missing, wrong or too old.");
          throw new ProblemError(EVENT_REFUSED);
        }
      };
      const payment = read();
      if (payment) await onEnded(payment);
      return reply.header("cache-control", "no-store").send({ received: true });
    });
  });
}
