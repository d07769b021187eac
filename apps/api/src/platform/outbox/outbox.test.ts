import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { testHouse, type TestHouse } from "../../testing/test-house";
import type { Mailer } from "../mail/mailer";
import { enqueueLetter } from "./outbox";
import { outboxMessages } from "./outbox-table";
import { backOff, startOutboxWorker } from "./outbox-worker";

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
  await house.outbox.stop();
});

const LETTER = { subject: "S", text: "T", html: "<p>T</p>" };
const messenger = { send: () => Promise.resolve() };
const workersWith = (mailer: Mailer, count: number) =>
  Array.from({ length: count }, () => startOutboxWorker(house.services, { mailer, messenger }));
const drainAll = async (workers: readonly ReturnType<typeof startOutboxWorker>[]) => {
  await Promise.all(workers.map((worker) => worker.drain()));
  await Promise.all(workers.map((worker) => worker.stop()));
};

test("a letter of a rolled back transaction is never sent", async () => {
  const sent: string[] = [];
  const { database } = house.services;
  await expect(
    database.transaction(async (tx) => {
      await enqueueLetter(tx, house.services, "rollback@cafe.example", LETTER);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  await drainAll(workersWith({ send: (to) => Promise.resolve(void sent.push(to)) }, 1));
  expect(sent).toEqual([]);
});

test("four workers send each of 100 letters once, and forget their contents", async () => {
  const sent: string[] = [];
  const { database } = house.services;
  await database.transaction(async (tx) => {
    for (let index = 0; index < 100; index += 1)
      await enqueueLetter(tx, house.services, `p${index}@cafe.example`, LETTER);
  });
  await drainAll(workersWith({ send: (to) => Promise.resolve(void sent.push(to)) }, 4));
  expect(sent).toHaveLength(100);
  expect(new Set(sent).size).toBe(100);
  const [row] = await database.query
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, "p7@cafe.example"));
  expect(row).toMatchObject({ content: null, attempts: 1, lastError: null });
});

test("a letter that cannot be sent is tried again later, until it is given up", async () => {
  let tries = 0;
  const { database } = house.services;
  await enqueueLetter(database.query, house.services, "away@cafe.example", LETTER);
  const failing: Mailer = {
    send: () => {
      tries += 1;
      return Promise.reject(new Error("mail server away"));
    },
  };
  for (let round = 1; round <= 13; round += 1) {
    await drainAll(workersWith(failing, 1));
    house.clock.pass(backOff(round));
  }
  expect(tries).toBe(12);
  const [row] = await database.query
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, "away@cafe.example"));
  expect(row).toMatchObject({ content: null, lastError: "mail server away", doneAt: null });
  expect(row?.givenUpAt).not.toBeNull();
});

test("letters leave in the order they were written, also within one instant", async () => {
  const { database } = house.services;
  const written = Array.from({ length: 25 }, (_, index) => `order-${index}@cafe.example`);
  for (const email of written) await enqueueLetter(database.query, house.services, email, LETTER);
  const sent: string[] = [];
  await drainAll(workersWith({ send: (to) => Promise.resolve(void sent.push(to)) }, 1));
  expect(sent).toEqual(written);
});
