import { Readable } from "node:stream";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { sql } from "drizzle-orm";
import { requestOf } from "../../src/demo/caller";
import type { Queryable } from "../../src/platform/database/database";
import type { CallInput, TestApp } from "./test-app";

/** For `expect.poll`, on a busy machine (ms). */
export const waitFor = { timeout: 60_000, interval: 20 };

/** Takes locks in another transaction and holds them until the returned function is called. */
export async function holdLocks(app: TestApp, lock: (tx: Queryable) => Promise<unknown>) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((onLocked) => {
    holding = app.services.database.transaction(async (tx) => {
      await lock(tx);
      onLocked();
      await released;
    });
  });
  return async () => {
    release();
    await holding;
  };
}

/** Returns how many of the app's connections wait for a lock. */
export async function waitingConnections({ services }: TestApp) {
  const { rows } = await services.database.query.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Starts a request whose body is held back. Resolves when the server has authorised it and waits for the body.
 * @returns a function that sends the body, and resolves to the status and the code of the error
 */
export async function holdBody<E extends Endpoint>(app: TestApp, endpoint: E, input: CallInput<E>) {
  const request = requestOf(endpoint, { ...input, token: input.as });
  let onRead: () => void = () => undefined;
  const isRead = new Promise<void>((resolve) => (onRead = resolve));
  const payload = new Readable({ read: () => onRead() });
  const headers = { ...request.headers, ...input.headers, "content-type": "application/json" };
  const response = app.server.inject({ ...request, payload, headers });
  await Promise.race([isRead, response]);
  return async () => {
    payload.push(JSON.stringify(input.body));
    payload.push(null);
    const { statusCode, body } = await response;
    const parsed = statusCode < 400 ? {} : (JSON.parse(body) as { readonly code: string });
    return { status: statusCode, ...parsed };
  };
}
