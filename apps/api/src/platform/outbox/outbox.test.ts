import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { DAY, HOUR, addMs, MINUTE, SECOND } from "../clock";
import { backOff, startJobWorker } from "../jobs/job-worker";
import { jobs } from "../jobs/jobs-table";
import type { Mailer, SmsSender } from "./channels";
import { DeliveryFailure } from "./delivery-failure";
import { enqueueEmail } from "./outbox";
import { insertMessage, insertMessages, withdrawMessages } from "./outbox-store";
import { outboxQueues } from "./outbox-queues";
import { outboxMessages } from "./outbox-table";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.outbox.stop();
});

const EMAIL = { subject: "S", text: "T", html: "<p>T</p>" };
const accepting = { send: () => Promise.resolve() };
const workerWith = (channels: { readonly mailer?: Mailer; readonly smsSender?: SmsSender }) =>
  startJobWorker(
    app.services,
    outboxQueues(app.services, { mailer: accepting, smsSender: accepting, ...channels }),
  );
const workersWith = (mailer: Mailer, count: number) =>
  Array.from({ length: count }, () => workerWith({ mailer }));
const drainAll = async (workers: readonly ReturnType<typeof workerWith>[]) => {
  await Promise.all(workers.map((worker) => worker.drain()));
  await Promise.all(workers.map((worker) => worker.stop()));
};

test("never sends an email of a rolled-back transaction", async () => {
  const sent: string[] = [];
  const { database } = app.services;
  await expect(
    database.transaction(async (tx) => {
      await enqueueEmail(tx, app.services, "rollback@cafe.example", EMAIL);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await drainAll(workersWith({ send: (to) => Promise.resolve(void sent.push(to)) }, 1));
  expect(sent).toEqual([]);
});

test("four workers send each of 100 emails once and delete their contents", async () => {
  const sent: string[] = [];
  const { database } = app.services;
  await database.transaction(async (tx) => {
    for (let index = 0; index < 100; index += 1)
      await enqueueEmail(tx, app.services, `p${index}@cafe.example`, EMAIL);
  });
  await drainAll(workersWith({ send: (to) => Promise.resolve(void sent.push(to)) }, 4));
  expect(sent).toHaveLength(100);
  expect(new Set(sent).size).toBe(100);
  expect(await rowOf("p7@cafe.example")).toMatchObject({
    content: null,
    lastError: null,
  });
});

const rowOf = async (recipient: string) => {
  const [row] = await app.services.database.query
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient));
  return row;
};
const failing = (failure: Error) => {
  const tries: Date[] = [];
  const send = () => {
    tries.push(app.clock.now());
    return Promise.reject(failure);
  };
  return { tries, send };
};
const AWAY = new DeliveryFailure("mail server away", { isPermanent: false });

test("retries an email with growing pauses for four days", async () => {
  const { query } = app.services.database;
  const mailer = failing(AWAY);
  const written = app.clock.now().getTime();
  await enqueueEmail(query, app.services, "away@cafe.example", EMAIL);
  let round = 0;
  while (!(await rowOf("away@cafe.example"))?.givenUpAt && round < 200) {
    await drainAll(workersWith(mailer, 1));
    app.clock.pass(backOff((round += 1), HOUR));
  }
  const waits = mailer.tries.map(
    (at, index) => at.getTime() - Number(mailer.tries[index - 1] ?? at),
  );
  expect(waits.slice(0, 5)).toEqual([0, 2, 4, 8, 16].map((seconds) => seconds * SECOND));
  expect(Math.max(...waits)).toBe(HOUR);
  expect(Number(mailer.tries.at(-1)) - written).toBeGreaterThan(4 * DAY - 2 * HOUR);
  expect(Number(mailer.tries.at(-1)) - written).toBeLessThanOrEqual(4 * DAY);
  expect(await rowOf("away@cafe.example")).toMatchObject({
    content: null,
    lastError: "mail server away",
    doneAt: null,
  });
});

test("sends urgent messages at once, several at a time, while a slow server takes all others", async () => {
  const { services } = app;
  const { newId, database } = services;
  let release = () => {};
  const slow = new Promise<void>((resolve) => (release = resolve));
  const [alerted, texted]: [string[], string[]] = [[], []];
  const mailer: Mailer = {
    async send(to) {
      if (to.startsWith("bulk")) return slow;
      alerted.push(to);
      if (alerted.length === 3) release();
      // None of the three is sent before the last one has started.
      return slow;
    },
  };
  const smsSender = { send: (to: string) => Promise.resolve(void texted.push(to)) };
  const now = app.clock.now();
  const to = (channel: "mail" | "sms", recipient: string, isUrgent: boolean) => ({
    id: newId(),
    channel,
    recipient,
    isUrgent,
    content: channel === "mail" ? EMAIL : { text: "Level 2" },
  });
  const names = ["ana", "ben", "mei"].map((name) => `${name}@alerted.example`);
  await insertMessages(
    database.query,
    [
      ...Array.from({ length: 20 }, (_, index) => to("mail", `bulk${index}@cafe.example`, false)),
      ...names.map((name) => to("mail", name, true)),
      to("sms", "+61491570110", true),
    ],
    now,
  );
  const worker = workerWith({ mailer, smsSender });
  await worker.drain();
  await worker.stop();
  expect(alerted.toSorted()).toEqual(names);
  expect(texted).toEqual(["+61491570110"]);
  expect((await rowOf("bulk19@cafe.example"))?.doneAt).not.toBeNull();
});

test("sends the messages to one recipient one after another", async () => {
  const { query } = app.services.database;
  let atOnce = 0;
  const sent: string[] = [];
  const mailer: Mailer = {
    async send(to, { subject }) {
      expect((atOnce += 1)).toBe(1);
      await rowOf(to);
      atOnce -= 1;
      sent.push(subject);
    },
  };
  const subjects = ["1", "2", "3", "4"];
  for (const subject of subjects)
    await enqueueEmail(query, app.services, "same@cafe.example", { ...EMAIL, subject });
  await drainAll(workersWith(mailer, 1));
  expect(sent).toEqual(subjects);
});

test("retries an urgent text message for a day", async () => {
  const { query } = app.services.database;
  const smsSender = failing(new DeliveryFailure("provider away", { isPermanent: false }));
  const written = app.clock.now();
  const recipient = "+61491570157";
  const content = { text: "Level 2" };
  const message = { id: app.services.newId(), channel: "sms", recipient, content } as const;
  await insertMessages(query, [{ ...message, isUrgent: true }], written);
  for (let round = 1; !(await rowOf(recipient))?.givenUpAt && round < 60; round += 1) {
    await drainAll([workerWith({ smsSender })]);
    app.clock.pass(backOff(round, HOUR));
  }
  const last = Number(smsSender.tries.at(-1)) - written.getTime();
  expect(last).toBeGreaterThan(DAY - 2 * HOUR);
  expect(last).toBeLessThanOrEqual(DAY);
});

test("retries a text message for ten minutes, as long as its code works", async () => {
  const { query } = app.services.database;
  const smsSender = failing(new DeliveryFailure("provider away", { isPermanent: false }));
  const written = app.clock.now().getTime();
  const message = {
    id: app.services.newId(),
    channel: "sms",
    recipient: "+61491570156",
    content: { text: "123456 is your code." },
  } as const;
  await insertMessage(query, message, new Date(written));
  for (let round = 1; round <= 12; round += 1) {
    const worker = workerWith({ smsSender });
    await drainAll([worker]);
    app.clock.pass(backOff(round, HOUR));
  }
  expect(Number(smsSender.tries.at(-1)) - written).toBeLessThan(10 * MINUTE);
  expect(await rowOf("+61491570156")).toMatchObject({ content: null, lastError: "provider away" });
  expect((await rowOf("+61491570156"))?.givenUpAt).not.toBeNull();
});

test("gives up at once after a permanent failure", async () => {
  const { query } = app.services.database;
  const refusing = failing(new DeliveryFailure("no such mailbox", { isPermanent: true }));
  await enqueueEmail(query, app.services, "nobody@cafe.example", EMAIL);
  await drainAll(workersWith(refusing, 1));
  app.clock.pass(DAY);
  await drainAll(workersWith(refusing, 1));
  expect(refusing.tries).toHaveLength(1);
  const row = await rowOf("nobody@cafe.example");
  expect(row).toMatchObject({ content: null, lastError: "no such mailbox", doneAt: null });
  expect(row?.givenUpAt).not.toBeNull();
});

test("stores a general sentence, not the message of an unexpected error", async () => {
  const { query } = app.services.database;
  await enqueueEmail(query, app.services, "odd@cafe.example", EMAIL);
  await drainAll(workersWith(failing(new Error("token=secret")), 1));
  expect(await rowOf("odd@cafe.example")).toMatchObject({
    lastError: "The message could not be sent.",
    givenUpAt: null,
  });
  app.clock.pass(MINUTE);
  await drainAll(workersWith(accepting, 1));
  expect((await rowOf("odd@cafe.example"))?.doneAt).not.toBeNull();
});

test("a delayed email waits for earlier ones to the same recipient only", async () => {
  const { clock, services } = app;
  const { database, newId } = services;
  const sent: string[] = [];
  const mailer: Mailer = {
    send: (to, { subject }) => Promise.resolve(void sent.push(`${to} ${subject}`)),
  };
  const enqueue = async (recipient: string, subject: string, pause: number) => {
    const content = { ...EMAIL, subject };
    const message = { id: newId(), channel: "mail" as const, recipient, content };
    const now = clock.now();
    await insertMessage(database.query, message, now, addMs(now, pause));
    clock.pass(1);
  };
  await enqueue("two@cafe.example", "first", 5 * SECOND);
  await enqueue("Two@cafe.example", "second", SECOND);
  await enqueue("two@cafe.example", "third", 2 * SECOND);
  await enqueue("two@cafe.example", "at once", 0);
  await enqueue("else@cafe.example", "only", SECOND);
  clock.pass(2 * SECOND);
  await drainAll(workersWith(mailer, 1));
  expect(sent.splice(0).sort()).toEqual(["else@cafe.example only", "two@cafe.example at once"]);
  clock.pass(3 * SECOND);
  await drainAll(workersWith(mailer, 4));
  expect(sent.splice(0)).toEqual([
    "two@cafe.example first",
    "Two@cafe.example second",
    "two@cafe.example third",
  ]);
});

test("a delayed email waits for an earlier one that a killed process was sending", async () => {
  const { clock, services } = app;
  const { database, newId } = services;
  const sent: string[] = [];
  const enqueue = async (subject: string, pause: number) => {
    const content = { ...EMAIL, subject };
    const message = {
      id: newId(),
      channel: "mail",
      recipient: "left@cafe.example",
      content,
    } as const;
    await insertMessage(database.query, message, clock.now(), addMs(clock.now(), pause));
  };
  await enqueue("first", 5 * SECOND);
  await enqueue("second", SECOND);
  clock.pass(5 * SECOND);
  const started = Promise.withResolvers<void>();
  const killed = workerWith({ mailer: { send: () => (started.resolve(), new Promise(() => {})) } });
  killed.wake();
  await started.promise;
  const mailer: Mailer = { send: (_to, { subject }) => Promise.resolve(void sent.push(subject)) };
  await drainAll(workersWith(mailer, 1));
  expect(sent).toEqual([]);
  clock.pass(MINUTE);
  await drainAll(workersWith(mailer, 1));
  expect(sent).toEqual(["first", "second"]);
});

test("a delayed email does not wait for one that could not be sent", async () => {
  const { clock, services } = app;
  const { database, newId } = services;
  const enqueue = (id: string, pause: number) => {
    const message = {
      id,
      channel: "mail",
      recipient: "full@cafe.example",
      content: EMAIL,
    } as const;
    return insertMessage(database.query, message, clock.now(), addMs(clock.now(), pause));
  };
  await enqueue(newId(), SECOND);
  clock.pass(SECOND);
  await drainAll(workersWith(failing(AWAY), 1));
  await enqueue(newId(), SECOND);
  clock.pass(SECOND);
  const sent: string[] = [];
  await drainAll(workersWith({ send: (to) => Promise.resolve(void sent.push(to)) }, 1));
  expect(sent).toEqual(["full@cafe.example"]);
  clock.pass(MINUTE);
  await drainAll(workersWith(accepting, 1));
});

test("does not send a message that was deleted or withdrawn, and stores nothing of it", async () => {
  const { database, newId } = app.services;
  const ids = [newId(), newId()];
  for (const id of ids) {
    const message = {
      id,
      channel: "mail",
      recipient: `${id}@cafe.example`,
      content: EMAIL,
    } as const;
    await insertMessage(database.query, message, app.clock.now());
  }
  const [deleted = "", withdrawn = ""] = ids;
  await database.query.delete(outboxMessages).where(eq(outboxMessages.id, deleted));
  await withdrawMessages(database.query, [withdrawn], app.clock.now());
  const sent: string[] = [];
  await drainAll(workersWith({ send: (to) => Promise.resolve(void sent.push(to)) }, 1));
  expect(sent).toEqual([]);
  expect(await database.query.$count(jobs, inArray(jobs.key, ids))).toBe(0);
});

test("sends emails to a person in the order they were enqueued, even within the same millisecond", async () => {
  const { database } = app.services;
  const written = Array.from({ length: 25 }, (_, index) => `Order ${index}`);
  for (const subject of written)
    await enqueueEmail(database.query, app.services, "order@cafe.example", { ...EMAIL, subject });
  const sent: string[] = [];
  const mailer: Mailer = { send: (_to, { subject }) => Promise.resolve(void sent.push(subject)) };
  await drainAll(workersWith(mailer, 4));
  expect(sent).toEqual(written);
});
