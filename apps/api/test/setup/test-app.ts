import { gunzipSync } from "node:zlib";
import type {
  Endpoint,
  ResponseOf,
  BodyInput,
  ParamsOf,
  QueryInput,
} from "@holdfast/contract/platform/endpoint";
import type { Problem } from "@holdfast/contract/platform/errors";
import type { Logger } from "pino";
import { type RandomSource, systemRandom } from "../../src/platform/secrets/random";
import type { Config } from "../../src/platform/config";
import { readConfig } from "../../src/platform/config";
import type { PdfPrinter } from "../../src/platform/pdf/pdf-printer";
import { requestOf } from "../../src/demo/caller";
import { createApp, type App } from "../../src/create-app";
import { assertDocumented } from "./documented-errors";
import { assertSentLinks } from "./sent-links";
import { afterThisFile, testDatabase } from "../database/test-database";

/** A clock that stands still until a test moves it. */
export type TestClock = {
  now(): Date;
  moveTo(instant: string | Date): void;
  pass(ms: number): void;
};

const testClock = (start: string): TestClock => {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    moveTo: (instant) => void (now = new Date(instant)),
    pass: (ms) => void (now = new Date(now.getTime() + ms)),
  };
};

/** The response to a request over HTTP. */
export type Outcome<E extends Endpoint> = {
  readonly status: number;
  readonly body: ResponseOf<E>;
  readonly problem: Problem;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
};

export type CallInput<E extends Endpoint> = {
  /** The bearer token; absent: no token. */
  readonly as?: string | undefined;
  readonly params?: ParamsOf<E>;
  readonly query?: QueryInput<E>;
  readonly body?: BodyInput<E>;
  /** For an endpoint with an upload; a `File` has its own name. */
  readonly file?: Buffer | File;
  readonly headers?: Record<string, string>;
  readonly address?: string;
};

export type TestApp = App & {
  readonly clock: TestClock;
  readonly dataDir: string;
  /** Of this app and those that share its folder. */
  readonly publicUrls: Set<string>;
  /** Calls an endpoint over HTTP. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Outcome<E>>;
};

/** Prints nothing: for tests that are not about printing. */
export const noPrinter: PdfPrinter = {
  state: () => "missing",
  reserve: () => {
    throw new Error("This test app has no printer.");
  },
  close: () => Promise.resolve(),
};

/** Prints one empty page immediately: for tests of who may print. */
export const quickPrinter: PdfPrinter = {
  state: () => "ready",
  reserve: () => ({
    print: () => Promise.resolve({ pdf: Buffer.from("%PDF-"), pages: 1, missingCharacters: [] }),
    leave: () => undefined,
  }),
  close: () => Promise.resolve(),
};

/** Starts the whole app with a database for this test file; the clock is set to `start`. */
export async function testApp(
  start = "2026-11-21T00:00:00.000Z",
  substitutes: {
    readonly config?: Partial<Config>;
    readonly printer?: PdfPrinter;
    /** An app whose database, folder and clock this one shares, like another process or after a restart. */
    readonly sharing?: TestApp;
    readonly log?: Logger;
    readonly random?: RandomSource;
    readonly webFolder?: string;
  } = {},
): Promise<TestApp> {
  const { sharing, log, webFolder } = substitutes;
  const database = sharing
    ? { ...sharing.services.database, dataDir: sharing.dataDir }
    : await testDatabase();
  const clock = sharing?.clock ?? testClock(start);
  const config: Config = {
    ...readConfig({
      LOG_LEVEL: process.env["TEST_LOG"] ?? "silent",
      DATA_DIR: database.dataDir,
      PORT: "3000",
      // The clock does not move, so nothing refills: a test of the rates sets its own.
      MAX_WRITES_PER_MINUTE: "1000000",
      MAX_ADDRESS_WRITES_PER_MINUTE: "1000000",
      MAX_ROWS_PER_HOUR: "100000000",
    }),
    ...substitutes.config,
  };
  const app = await createApp(config, {
    database,
    clock,
    random: substitutes.random ?? systemRandom,
    makePrinter: () => substitutes.printer ?? noPrinter,
    ...(log ? { log } : {}),
    ...(webFolder ? { webFolder } : {}),
  });
  const publicUrls = (sharing?.publicUrls ?? new Set<string>()).add(config.publicUrl);
  afterThisFile(async () => {
    await app.close();
    await assertSentLinks(config.dataDir, publicUrls);
  });
  // It works when a test drains it, so that no row changes between two looks of another test; tests call tasks themselves.
  await app.jobs.stop();
  // It sends only its own requests' messages, so that it does not take emails that a test reads.
  if (sharing) await app.outbox.stop();

  return {
    ...app,
    clock,
    dataDir: database.dataDir,
    publicUrls,
    call: (endpoint, input) => call(app, endpoint, input),
  };
}

async function call<E extends Endpoint>(
  app: App,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<Outcome<E>> {
  const request = requestOf(endpoint, { ...input, token: input.as });
  const response = await app.server.inject({
    ...request,
    ...(input.address ? { remoteAddress: input.address } : {}),
    headers: { ...request.headers, ...input.headers },
  });
  const isJson = String(response.headers["content-type"]).includes("json");
  const isCompressed = response.headers["content-encoding"] === "gzip";
  const text = isCompressed ? gunzipSync(response.rawPayload) : response.rawPayload;
  const parsed: unknown = isJson ? JSON.parse(text.toString()) : undefined;
  assertDocumented(endpoint, response.statusCode, parsed);
  return {
    status: response.statusCode,
    body: parsed as ResponseOf<E>,
    problem: parsed as Problem,
    bytes: response.rawPayload,
    headers: response.headers,
  };
}
