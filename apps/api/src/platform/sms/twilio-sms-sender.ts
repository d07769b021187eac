import * as z from "zod/mini";
import { SECOND } from "../clock";
import type { TwilioAccount } from "../outside-services";
import { DeliveryFailure } from "../outbox/delivery-failure";
import type { SmsSender } from "./sms-sender";

/** For one message (ms). */
const TIME_LIMIT = 15 * SECOND;
/** Of an answer that says why; more is not read (bytes). */
const MAX_READ = 16 * 1024;

/** Statuses that pass by themselves, and a wrong token (401), which the operator mends. */
const PASSING = new Set([401, 408, 425, 429]);

/** What a refusal says of itself (https://www.twilio.com/docs/usage/twilios-response). */
const TwilioError = z.object({ code: z.int() });

/**
 * Text messages by Twilio's Programmable Messaging: a Message resource is created in the account
 * (https://www.twilio.com/docs/messaging/api/message-resource). Whoever redirects is not asked.
 */
export function twilioSmsSender(account: TwilioAccount, timeLimit = TIME_LIMIT): SmsSender {
  const { url, accountSid, authToken, from } = account;
  const messages = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const sender = isMessagingService(from) ? "MessagingServiceSid" : "From";
  return {
    async send(phoneNumber, { text }) {
      const response = await fetch(messages, {
        method: "POST",
        headers: { authorization, accept: "application/json" },
        body: new URLSearchParams({ To: phoneNumber, Body: text, [sender]: from }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeLimit),
      }).catch((thrown: unknown) => {
        throw new DeliveryFailure(`Twilio cannot be reached: ${reasonOf(thrown)}.`, {
          isPermanent: false,
        });
      });
      if (!response.ok) throw await refusalOf(response);
      await response.body?.cancel();
    },
  };
}

/** A pool of senders instead of one number. */
const isMessagingService = (from: string) => /^MG[0-9a-f]{32}$/i.test(from);

async function refusalOf(response: Response): Promise<DeliveryFailure> {
  const { status } = response;
  const code = await codeIn(response);
  const said = code === undefined ? "" : ` with the error ${code}`;
  return new DeliveryFailure(`Twilio answered ${status}${said}.`, {
    isPermanent: status >= 400 && status < 500 && !PASSING.has(status),
  });
}

/** Twilio's number of the fault; undefined where somebody else answered, or nothing to be read. */
async function codeIn(response: Response): Promise<number | undefined> {
  try {
    return TwilioError.parse(JSON.parse(await firstPart(response))).code;
  } catch {
    // The status alone says enough.
    return undefined;
  }
}

async function firstPart({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early closes the connection.
  for await (const part of body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > MAX_READ) break;
  }
  return Buffer.concat(parts).subarray(0, MAX_READ).toString("utf8");
}

/** `fetch` hides the driver's own error, such as ECONNREFUSED, in the cause. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "unknown";
  const { code } = (thrown.cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : thrown.name;
}
