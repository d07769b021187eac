import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TwilioAccount } from "../../src/platform/outside-services";

/** A request as it arrived. */
export type SmsRequest = {
  readonly method: string;
  readonly path: string;
  readonly contentType: string;
  readonly form: Readonly<Record<string, string>>;
};

/** What to do instead of accepting the message; `"silence"` keeps the connection open without a response. */
export type SmsAnswer =
  | { readonly status: number; readonly body: string; readonly headers?: Record<string, string> }
  | "silence";

export type TwilioStandIn = {
  readonly account: TwilioAccount;
  readonly requests: SmsRequest[];
  /** Responses to the next requests, in order; later messages are accepted. */
  readonly answers: SmsAnswer[];
  close(): Promise<void>;
};

const ACCOUNT = {
  accountSid: `AC${"0123456789abcdef".repeat(2)}`,
  authToken: "fedcba98765432100123456789abcdef",
  from: "+61491570006",
};

/** The error body of the 2010 API (https://www.twilio.com/docs/usage/twilios-response). */
export const twilioError = (status: number, code: number, message: string): SmsAnswer => ({
  status,
  body: JSON.stringify({
    code,
    message,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  }),
});

/** Starts a local HTTP server that behaves like Twilio's Messages resource: basic auth, a form, 201 and a Message. */
export async function twilioStandIn(account: Partial<typeof ACCOUNT> = {}): Promise<TwilioStandIn> {
  const { accountSid, authToken, from } = { ...ACCOUNT, ...account };
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const requests: SmsRequest[] = [];
  const answers: SmsAnswer[] = [];
  const answerTo = (request: IncomingMessage, form: SmsRequest["form"]): SmsAnswer => {
    if (request.headers.authorization !== expected) return twilioError(401, 20003, "Authenticate");
    const next = answers.shift();
    if (next) return next;
    if (!/^\+[1-9]\d{1,14}$/u.test(form["To"] ?? ""))
      return twilioError(400, 21211, "The 'To' number is not a valid phone number.");
    if (!form["Body"]) return twilioError(400, 21602, "Message body is required.");
    return { status: 201, body: JSON.stringify(messageOf(accountSid, form)) };
  };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const form = await readForm(request);
    const { method = "", url = "", headers } = request;
    requests.push({ method, path: url, contentType: headers["content-type"] ?? "", form });
    const answer = answerTo(request, form);
    if (answer === "silence") return;
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    response.end(answer.body);
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    account: { url: `http://127.0.0.1:${port}`, accountSid, authToken, from },
    requests,
    answers,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readForm(request: IncomingMessage): Promise<SmsRequest["form"]> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString("utf8")));
}

const messageOf = (accountSid: string, form: SmsRequest["form"]) => ({
  account_sid: accountSid,
  body: form["Body"],
  direction: "outbound-api",
  error_code: null,
  error_message: null,
  from: form["From"] ?? null,
  messaging_service_sid: form["MessagingServiceSid"] ?? null,
  sid: `SM${"0".repeat(32)}`,
  status: form["MessagingServiceSid"] ? "accepted" : "queued",
  to: form["To"],
});
