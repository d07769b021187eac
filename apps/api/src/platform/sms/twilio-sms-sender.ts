import * as z from "zod/mini";
import { SECOND } from "../clock";
import type { TwilioAccount } from "../outside-services";
import type { SmsSender } from "../outbox/channels";
import { DeliveryFailure } from "../outbox/delivery-failure";
import { diallableNumber } from "../phone-number";

/** Time limit for one message (ms). */
const TIME_LIMIT = 15 * SECOND;
/** How much of an error response is read (bytes). */
const MAX_READ = 16 * 1024;

/** Temporary statuses, and a wrong token (401), which the operator can correct. */
const PASSING = new Set([401, 408, 425, 429]);

/** An error response (https://www.twilio.com/docs/usage/twilios-response). */
const TwilioError = z.object({ code: z.int() });

/**
 * Sends text messages through Twilio's Programmable Messaging, by creating a Message resource
 * (https://www.twilio.com/docs/messaging/api/message-resource). Redirects are not followed.
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
        body: new URLSearchParams({ To: diallableNumber(phoneNumber), Body: text, [sender]: from }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeLimit),
      }).catch((error: unknown) => {
        throw new DeliveryFailure(`Twilio cannot be reached: ${reasonOf(error)}.`, {
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
  const detail = code === undefined ? "" : ` with the error ${code}`;
  return new DeliveryFailure(`Twilio answered ${status}${detail}.`, {
    isPermanent: status >= 400 && status < 500 && !PASSING.has(status),
  });
}

/** Returns Twilio's error code; undefined if the response is not Twilio's or not readable. */
async function codeIn(response: Response): Promise<number | undefined> {
  try {
    return TwilioError.parse(JSON.parse(await firstPart(response))).code;
  } catch {
    // The status alone is enough.
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

/** Returns the driver's error code, such as ECONNREFUSED, which `fetch` hides in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : error.name;
}
