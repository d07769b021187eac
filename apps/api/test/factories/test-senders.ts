import { beforeAll, beforeEach } from "vitest";
import { startJobWorker } from "../../src/platform/jobs/job-worker";
import type { Mailer, SmsSender } from "../../src/platform/outbox/channels";
import { DeliveryFailure } from "../../src/platform/outbox/delivery-failure";
import { outboxQueues } from "../../src/platform/outbox/outbox-queues";
import type { TestApp } from "../setup/test-app";

export const REFUSED = new DeliveryFailure("no such recipient", { isPermanent: true });
export const AWAY = new DeliveryFailure("provider away", { isPermanent: false });

/** Sends the outbox of a test's app by senders that can fail, in place of its own, which it stops. */
export function testSenders(app: () => TestApp) {
  /** What the senders of a test do; the recipients that they accepted. */
  const failures = new Map<"mail" | "sms", DeliveryFailure>();
  const accepted: string[] = [];
  beforeAll(() => app().outbox.stop());
  beforeEach(() => {
    failures.clear();
    accepted.length = 0;
  });

  async function sendOutbox() {
    const sender = (channel: "mail" | "sms"): Mailer & SmsSender => ({
      async send(recipient) {
        const failure = failures.get(channel);
        if (failure) throw failure;
        accepted.push(recipient);
      },
    });
    const channels = { mailer: sender("mail"), smsSender: sender("sms") };
    const worker = startJobWorker(app().services, outboxQueues(app().services, channels));
    await worker.drain();
    await worker.stop();
  }
  return { failures, accepted, sendOutbox };
}
