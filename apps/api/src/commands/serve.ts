import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { systemClock } from "../platform/clock";
import type { Config } from "../platform/config";
import { hasMailboxPage } from "../platform/mail/mailbox-page";
import { createChromiumPrinter } from "../platform/pdf/chromium-printer";
import { probeDisk } from "../platform/probe-disk";
import { type App, createApp } from "../create-app";
import { loadDemo } from "../demo/load-demo";
import { type Command, CommandRefused, makeDataDirectory, say } from "./command";

const builtWeb = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** How long requests in flight may take once a stop was asked for (ms). */
const STOP_WITHIN = 25_000;
/** One press of Ctrl-C comes several times: from the terminal, and from npm and npm start above us (ms). */
const ONE_PRESS = 500;

export const serve: Command = {
  name: ["serve"],
  usage: "serve",
  purpose: "serves the product (npm start)",
  async run(_words, config) {
    // Asked for from the first moment on: a start under way ends in order too.
    const stop = stopOnSignal();
    await makeDataDirectory(config);
    await probeDisk(config.dataDir);
    const app = await createApp(config, {
      makePrinter: ({ chromiumPath: executable }, log) =>
        createChromiumPrinter({ executable, clock: systemClock, log }),
      ...(existsSync(path.join(builtWeb, "index.html")) ? { webFolder: builtWeb } : {}),
    });
    try {
      await start(app, config, stop);
      await stop.asked;
    } catch (thrown) {
      throw listenRefusal(thrown, config);
    } finally {
      await app.close();
    }
  },
};

async function start(app: App, config: Config, stop: Stop): Promise<void> {
  if (config.demo && !stop.isAsked()) await loadDemo(app);
  if (stop.isAsked()) return;
  await app.server.listen({ port: config.port, host: config.host });
  tellWhere(config, app.services.printer.state());
}

/** A sentence for an address that cannot be listened on; anything else as it is. */
function listenRefusal(thrown: unknown, { host, port }: Config): unknown {
  const code = (thrown as { code?: unknown }).code;
  if (code === "EADDRINUSE")
    return new CommandRefused(
      `Another program listens on port ${port} of ${host}: stop that one first, or set PORT to another port.`,
    );
  if (code === "EACCES")
    return new CommandRefused(
      `This user may not listen on port ${port}: set PORT to one above 1023.`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new CommandRefused(
      `The setting HOST must be an address of this machine; ${host} is not.`,
    );
  return thrown;
}

function tellWhere(config: Config, printer: string) {
  say(`Holdfast serves ${config.publicUrl}`);
  if (config.demo) say("Demo: owner@demo.example and broker@demo.example, password Continuity-1");
  if (hasMailboxPage(config)) say(`Emails and text messages: ${config.publicUrl}/dev/mailbox`);
  else if (!config.smtpUrl)
    say(
      "Emails are not sent, only written to DATA_DIR/outbox. To send them, set SMTP_URL (docs/operating.md).",
    );
  else if (!config.twilio)
    say(
      "Text messages are not sent, only written to DATA_DIR/outbox. To send them, set TWILIO_ACCOUNT_SID (docs/operating.md).",
    );
  if (printer !== "ready")
    say("No Chromium is installed, so documents cannot be printed (docs/operating.md).");
}

type Stop = {
  isAsked(): boolean;
  readonly asked: Promise<void>;
};

/** Hears the first signal; what follows has `STOP_WITHIN`, and a later signal ends at once. */
function stopOnSignal(): Stop {
  let askedAt: number | undefined;
  const asked = new Promise<void>((resolve) => {
    const stop = () => {
      const now = performance.now();
      if (askedAt !== undefined && now - askedAt > ONE_PRESS) process.exit(1);
      if (askedAt !== undefined) return;
      askedAt = now;
      setTimeout(() => process.exit(1), STOP_WITHIN).unref();
      resolve();
    };
    process.on("SIGTERM", stop).on("SIGINT", stop);
  });
  return { isAsked: () => askedAt !== undefined, asked };
}
