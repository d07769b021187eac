import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { twilioError, twilioStandIn, type TwilioStandIn } from "../../../test/stand-ins/twilio";
import { DeliveryFailure } from "../outbox/delivery-failure";
import { twilioSmsSender } from "./twilio-sms-sender";

const NUMBER = "+61491570156";
const TEXT = "123456 is your Holdfast code & so on – é.";

let twilio: TwilioStandIn;
beforeAll(async () => {
  twilio = await twilioStandIn();
});
afterAll(() => twilio.close());
beforeEach(() => {
  twilio.requests.length = 0;
  twilio.answers.length = 0;
});

const send = (account = twilio.account, timeLimit?: number) =>
  twilioSmsSender(account, timeLimit).send(NUMBER, { text: TEXT });
const failureOf = async (sending: Promise<void>) => {
  const failure: unknown = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof DeliveryFailure)) throw new Error("It was sent.", { cause: failure });
  return { message: failure.message, isPermanent: failure.isPermanent };
};

describe("a text message", () => {
  it("posts a text message as a form to the account's Messages, with its number as the sender", async () => {
    await send();
    const { accountSid } = twilio.account;
    expect(twilio.requests).toEqual([
      {
        method: "POST",
        path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
        contentType: "application/x-www-form-urlencoded;charset=UTF-8",
        form: { To: NUMBER, Body: TEXT, From: "+61491570006" },
      },
    ]);
  });

  it("goes to a contact's number, which is stored with spaces", async () => {
    await twilioSmsSender(twilio.account).send("+61 491 570 156", { text: TEXT });
    expect(twilio.requests[0]?.form["To"]).toBe(NUMBER);
  });

  it("lets a messaging service choose the number", async () => {
    const service = `MG${"0123456789abcdef".repeat(2)}`;
    await send({ ...twilio.account, from: service });
    expect(twilio.requests[0]?.form).toEqual({
      To: NUMBER,
      Body: TEXT,
      MessagingServiceSid: service,
    });
  });

  it("sends a text message with a name as its sender", async () => {
    await send({ ...twilio.account, from: "Holdfast" });
    expect(twilio.requests[0]?.form["From"]).toBe("Holdfast");
  });
});

describe("a refusal of the message or the account is permanent", () => {
  it.each([
    [400, 21211, "The 'To' number +61491570156 is not a valid phone number."],
    [400, 21610, "Attempt to send to unsubscribed recipient"],
    [400, 21408, "Permission to send an SMS has not been enabled for the region"],
    [403, 20005, "Account not active"],
    [404, 20404, "The requested resource was not found"],
  ])("does not retry after %d with %d", async (status, code, message) => {
    twilio.answers.push(twilioError(status, code, message));
    expect(await failureOf(send())).toEqual({
      message: `Twilio answered ${status} with the error ${code}.`,
      isPermanent: true,
    });
  });
});

describe("a temporary failure is not permanent", () => {
  it.each([
    [429, 20429, "Too Many Requests"],
    [500, 20500, "Internal Server Error"],
    [503, 20503, "Service unavailable"],
  ])("retries after %d with %d", async (status, code, message) => {
    twilio.answers.push(twilioError(status, code, message));
    expect(await failureOf(send())).toEqual({
      message: `Twilio answered ${status} with the error ${code}.`,
      isPermanent: false,
    });
  });

  it("retries after a wrong token, which the operator can correct", async () => {
    expect(await failureOf(send({ ...twilio.account, authToken: "another" }))).toEqual({
      message: "Twilio answered 401 with the error 20003.",
      isPermanent: false,
    });
  });

  it("retries after a response that is not JSON, endless or empty", async () => {
    const bodies = ["<html>Bad gateway</html>", "x".repeat(5_000_000), ""];
    for (const body of bodies) {
      twilio.answers.push({ status: 502, body });
      expect(await failureOf(send())).toEqual({
        message: "Twilio answered 502.",
        isPermanent: false,
      });
    }
  });

  it("retries after a redirect, which is not followed", async () => {
    const location = `${twilio.account.url}/elsewhere`;
    twilio.answers.push({ status: 307, body: "", headers: { location } });
    expect(await failureOf(send())).toEqual({
      message: "Twilio answered 307.",
      isPermanent: false,
    });
    expect(twilio.requests).toHaveLength(1);
  });

  it("retries without a response within the time limit", async () => {
    twilio.answers.push("silence");
    expect(await failureOf(send(twilio.account, 50))).toEqual({
      message: "Twilio cannot be reached: TimeoutError.",
      isPermanent: false,
    });
  });

  it("retries after an unreachable server", async () => {
    const closed = await twilioStandIn();
    await closed.close();
    expect(await failureOf(send(closed.account))).toEqual({
      message: "Twilio cannot be reached: ECONNREFUSED.",
      isPermanent: false,
    });
  });
});
