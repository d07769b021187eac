import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { StripeAccount } from "../../src/platform/payments/payment-settings";
import { type Answer, cardOf, invalid, KEY_IN_USE, refused } from "./stripe-answers";

/** A PaymentIntent of the stand-in, with the fields that it keeps. */
export type Intent = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly paymentMethod: string;
  readonly metadata: Readonly<Record<string, string>>;
  status:
    | "requires_payment_method"
    | "requires_confirmation"
    | "requires_action"
    | "processing"
    | "succeeded"
    | "canceled";
  isRefunded: boolean;
};

export type StripeStandIn = {
  readonly account: StripeAccount;
  readonly intents: Map<string, Intent>;
  /** Method and path of each request, with its idempotency key. */
  readonly requests: { readonly call: string; readonly key: string | undefined }[];
  /** Calls whose answers are lost, by method and the end of the path, such as `POST /confirm`. */
  readonly lost: Set<string>;
  /** The status of new refunds (docs.stripe.com/api/refunds/object). */
  refundStatus: "succeeded" | "pending" | "failed";
  /**
   * Called when a request has been received and when its answer is ready, with the call and the payment method, such as
   * `POST /confirm pm_card_visa`. The request waits for it.
   */
  pause: ((call: string, when: "received" | "answered") => Promise<void>) | undefined;
  close(): Promise<void>;
};

const SECRET = "sk_test_0123456789abcdef";

/**
 * Starts a local server with the part of Stripe's API that the product uses, as documented: PaymentIntents (create,
 * retrieve, confirm, cancel), refunds, idempotent requests and error objects.
 */
export async function stripeStandIn(): Promise<StripeStandIn> {
  const intents = new Map<string, Intent>();
  const requests: { call: string; key: string | undefined }[] = [];
  const lost = new Set<string>();
  /** Answers by idempotency key; a repeat with other parameters is refused. */
  const answered = new Map<string, { readonly form: string; readonly answer: Answer }>();
  /** The idempotency keys of requests that are being answered. */
  const inUse = new Set<string>();

  const bodyOf = ({ id, amount, currency, metadata, paymentMethod, status }: Intent) => ({
    id,
    object: "payment_intent",
    amount,
    currency,
    metadata,
    payment_method: paymentMethod,
    status,
    client_secret: `${id}_secret`,
  });
  const found = (intent: Intent): Answer => ({ status: 200, body: bodyOf(intent) });

  function create(form: URLSearchParams): Answer {
    const paymentMethod = form.get("payment_method") ?? "";
    if (!cardOf(paymentMethod))
      return invalid("resource_missing", `No such PaymentMethod: '${paymentMethod}'`, {
        param: "payment_method",
      });
    if (form.has("payment_method_types[0]"))
      return invalid("payment_method_types_no_longer_supported", "Use dynamic payment methods.");
    const intent: Intent = {
      id: `pi_${intents.size + 1}`,
      amount: Number(form.get("amount")),
      currency: form.get("currency") ?? "",
      paymentMethod,
      metadata: { purchase_id: form.get("metadata[purchase_id]") ?? "" },
      status: "requires_confirmation",
      isRefunded: false,
    };
    intents.set(intent.id, intent);
    return found(intent);
  }

  const unexpected = (intent: Intent, verb: string) =>
    invalid(
      "payment_intent_unexpected_state",
      `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
      { payment_intent: bodyOf(intent) },
    );

  function confirm(intent: Intent, form: URLSearchParams): Answer {
    if (intent.status !== "requires_confirmation") return unexpected(intent, "confirm");
    if (!form.get("return_url"))
      return invalid("parameter_missing", "Missing required param: return_url.");
    const card = cardOf(intent.paymentMethod);
    if (card === "declined") {
      intent.status = "requires_payment_method";
      return refused(402, {
        type: "card_error",
        code: "card_declined",
        decline_code: "generic_decline",
        message: "Your card was declined.",
        payment_intent: bodyOf(intent),
      });
    }
    intent.status =
      card === "asks" ? "requires_action" : card === "slow" ? "processing" : "succeeded";
    return found(intent);
  }

  function cancel(intent: Intent): Answer {
    if (["succeeded", "canceled", "processing"].includes(intent.status))
      return unexpected(intent, "cancel");
    intent.status = "canceled";
    return found(intent);
  }

  function refund(form: URLSearchParams): Answer {
    const intent = intents.get(form.get("payment_intent") ?? "");
    if (intent?.status !== "succeeded")
      return invalid("resource_missing", "This PaymentIntent has no successful charge to refund.");
    if (intent.isRefunded)
      return invalid("charge_already_refunded", "The charge has already been refunded.");
    const status = standIn.refundStatus;
    intent.isRefunded = status !== "failed";
    return { status: 200, body: { id: `re_${intent.id}`, object: "refund", status } };
  }

  function answerTo(method: string, path: string, form: URLSearchParams): Answer {
    if (method === "POST" && path === "/v1/payment_intents") return create(form);
    if (method === "POST" && path === "/v1/refunds") return refund(form);
    const [, id = "", action] = /^\/v1\/payment_intents\/(\w+)(\/\w+)?$/.exec(path) ?? [];
    const intent = intents.get(id);
    if (!intent)
      return refused(404, {
        type: "invalid_request_error",
        code: "resource_missing",
        message: `No such payment_intent: '${id}'`,
      });
    if (method === "GET") return found(intent);
    return action === "/confirm" ? confirm(intent, form) : cancel(intent);
  }

  /** The payment method that a request is about. */
  const methodOf = (path: string, form: URLSearchParams) =>
    form.get("payment_method") ??
    intents.get(form.get("payment_intent") ?? path.split("/")[3] ?? "")?.paymentMethod;

  /** Idempotent requests (docs.stripe.com/api/idempotent_requests): a repeat gets the first answer. */
  function runIdempotent(key: string | undefined, form: string, answer: () => Answer): Answer {
    const earlier = key === undefined ? undefined : answered.get(key);
    if (earlier && earlier.form !== form)
      return refused(400, {
        type: "idempotency_error",
        message: "Keys for idempotent requests can only be used with the same parameters.",
      });
    if (earlier) return earlier.answer;
    const result = answer();
    if (key !== undefined) answered.set(key, { form, answer: result });
    return result;
  }

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const form = Buffer.concat(parts).toString("utf8");
    const { method = "", url = "", headers } = request;
    const key = headers["idempotency-key"] as string | undefined;
    requests.push({ call: `${method} ${url}`, key });
    if (key !== undefined && inUse.has(key)) {
      send(response, KEY_IN_USE);
      return;
    }
    if (key !== undefined) {
      inUse.add(key);
      // Also when its sender is killed: a test may never let such a request go on.
      response.once("close", () => inUse.delete(key));
    }
    await answerRequest(request, response, form, key);
  }

  async function answerRequest(
    request: IncomingMessage,
    response: ServerResponse,
    form: string,
    key: string | undefined,
  ) {
    const { method = "", url = "", headers } = request;
    const action = `${method} /${url.split("/").at(-1)}`;
    const paused = `${action} ${methodOf(url, new URLSearchParams(form))}`;
    await standIn.pause?.(paused, "received");
    const answer =
      headers.authorization === `Bearer ${SECRET}`
        ? runIdempotent(method === "POST" ? key : undefined, `${url}?${form}`, () =>
            answerTo(method, url, new URLSearchParams(form)),
          )
        : refused(401, { type: "invalid_request_error", message: "Invalid API Key provided." });
    await standIn.pause?.(paused, "answered");
    if (lost.has(action)) {
      request.socket.destroy();
      return;
    }
    send(response, answer);
  }

  function send(response: ServerResponse, { status, body }: Answer) {
    response.writeHead(status, {
      "content-type": "application/json",
      "request-id": `req_${requests.length}`,
    });
    response.end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const standIn: StripeStandIn = {
    account: {
      secretKey: SECRET,
      publishableKey: "pk_test_0123456789abcdef",
      webhookSecret: "whsec_0123456789abcdef",
      url: `http://127.0.0.1:${port}`,
    },
    intents,
    requests,
    lost,
    refundStatus: "succeeded",
    pause: undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return standIn;
}
