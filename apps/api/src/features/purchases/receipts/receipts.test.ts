import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { downloadReceipt } from "@holdfast/contract/purchases/purchase-endpoints";
import { describe, expect, it } from "vitest";
import { sendAll, sentTo, signedInPerson } from "../../../../test/factories/people";
import { buy, cardToken, drainPurchases } from "../../../../test/factories/purchases";
import { noPrinter, quickPrinter, testApp, type TestApp } from "../../../../test/setup/test-app";
import { createApp } from "../../../create-app";
import { MINUTE } from "../../../platform/clock";
import type { PdfPrinter } from "../../../platform/pdf/pdf-printer";

const EMAIL = "buyer@cafe.example";
const FILE = "Tax invoice R-000001.pdf";

/** A printer whose first prints fail. */
function failingPrinter(failures: number): PdfPrinter & { readonly prints: () => number } {
  let prints = 0;
  return {
    ...quickPrinter,
    prints: () => prints,
    reserve: (caller) => {
      prints += 1;
      if (prints <= failures) throw new Error("The printer is away.");
      return quickPrinter.reserve(caller);
    },
  };
}

/** Returns the confirmations as they were sent. */
async function sentSources(app: TestApp) {
  const folder = path.join(app.dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
}

const appWith = async (printer: PdfPrinter) => {
  const app = await testApp(undefined, { printer });
  const as = await signedInPerson(app, EMAIL);
  return { app, as };
};

describe("the confirmation", () => {
  it("sends the confirmation with the receipt as a PDF once it is printed", async () => {
    const { app, as } = await appWith(quickPrinter);
    await buy(app, as);
    expect(await sentTo(app, EMAIL)).toEqual([]);
    await drainPurchases(app);
    await sendAll(app);
    const [source = ""] = await sentSources(app);
    expect(source).toContain(`filename="${FILE}"`);
    expect(source).toContain(Buffer.from("%PDF-").toString("base64"));
    const { body: page } = await app.server.inject({
      url: "/dev/mailbox",
      headers: { host: "localhost:3000" },
    });
    expect(page).toContain("Your purchase of 2 subscriptions");
    const [, url = ""] = /Attachment: <a href="([^"]+)">/.exec(page) ?? [];
    const file = await app.server.inject({ url, headers: { host: "localhost:3000" } });
    expect(file.body).toBe("%PDF-");
    expect(file.headers["content-disposition"]).toContain("attachment");
  });

  it("sends the confirmation without a receipt if there is no printer", async () => {
    const { app, as } = await appWith(noPrinter);
    await buy(app, as);
    await drainPurchases(app);
    await sendAll(app);
    const [source = ""] = await sentSources(app);
    expect(source).toContain("Your purchase of 2 subscriptions");
    expect(source).not.toContain("attachment");
  });

  it("sends the confirmation once a printer that failed at first has printed the receipt", async () => {
    const printer = failingPrinter(2);
    const { app, as } = await appWith(printer);
    await buy(app, as);
    for (let tries = 0; tries < 3; tries += 1) {
      await drainPurchases(app);
      app.clock.pass(10_000);
    }
    expect(printer.prints()).toBe(3);
    await sendAll(app);
    const [source = ""] = await sentSources(app);
    expect(source).toContain(`filename="${FILE}"`);
  });

  it("does not delay a server's stop for a receipt, and sends it after the next start", async () => {
    const { app, as } = await appWith(quickPrinter);
    await buy(app, as);
    const { promise: printing, resolve: startPrinting } = Promise.withResolvers<void>();
    const { promise: printed, reject: stopPrinting } = Promise.withResolvers<never>();
    const { config, database } = app.services;
    const stopping = await createApp(config, {
      database,
      clock: app.clock,
      makePrinter: () => ({
        ...quickPrinter,
        reserve: () => ({
          print: () => {
            startPrinting();
            return printed;
          },
          leave: () => undefined,
        }),
        close: async () => stopPrinting(new Error("The browser was closed.")),
      }),
    });
    stopping.jobs.wake();
    await printing;
    await stopping.close();
    app.clock.pass(MINUTE);
    await drainPurchases(app);
    await sendAll(app);
    const [source = ""] = await sentSources(app);
    expect(source).toContain(`filename="${FILE}"`);
  });

  it("sends the confirmation without a receipt after two minutes, and ends printing", async () => {
    const printer = failingPrinter(1_000);
    const { app, as } = await appWith(printer);
    await buy(app, as);
    app.clock.pass(3 * MINUTE);
    await sendAll(app);
    const [source = ""] = await sentSources(app);
    expect(source).not.toContain("attachment");
    for (let tries = 0; tries < 6; tries += 1) {
      await drainPurchases(app);
      app.clock.pass(MINUTE);
    }
    expect(printer.prints()).toBe(4);
    expect(await sentSources(app)).toHaveLength(1);
  });
});

describe("a receipt", () => {
  it("lets the buyer download the receipt", async () => {
    const { app, as } = await appWith(quickPrinter);
    const { body } = await buy(app, as);
    const answer = await app.call(downloadReceipt, { as, params: body });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-disposition"]).toContain(FILE);
  });

  it("responds 404 for a receipt before the purchase is completed", async () => {
    const { app, as } = await appWith(quickPrinter);
    const { body } = await buy(app, as, { singleUseToken: cardToken("lost") });
    expect((await app.call(downloadReceipt, { as, params: body })).status).toBe(404);
  });
});
