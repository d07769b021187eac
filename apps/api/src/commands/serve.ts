import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { systemClock } from "../platform/clock";
import type { Config } from "../platform/config";
import { hasMailboxPage } from "../platform/local-installation";
import { createChromiumPrinter } from "../platform/pdf/chromium-printer";
import { probeDisk } from "../platform/probe-disk";
import { type App, createApp } from "../create-app";
import { loadDemo } from "../demo/load-demo";
import { type Command, CommandRefused, makeDataDirectory, say } from "./command";
import { type Stop, stopOnSignal } from "./stop-on-signal";

const builtWeb = fileURLToPath(new URL("../../web/dist", import.meta.url));

export const serve: Command = {
  name: ["serve"],
  usage: "serve",
  purpose: "starts the server (npm start)",
  async run(_words, config) {
    // Listens from the first moment, so that a stop during the start is orderly too.
    const stop = stopOnSignal(process);
    await makeDataDirectory(config);
    await probeDisk(config.dataDir);
    const app = await createApp(config, {
      makePrinter: ({ chromiumPath: executable, printTime }, log) =>
        createChromiumPrinter({ executable, clock: systemClock, log, limits: { printTime } }),
      ...(existsSync(path.join(builtWeb, "index.html")) ? { webFolder: builtWeb } : {}),
    });
    try {
      await start(app, config, stop);
      await stop.requested;
    } catch (error) {
      throw listenRefusal(error, config);
    } finally {
      await app.close();
    }
  },
};

async function start(app: App, config: Config, stop: Stop): Promise<void> {
  if (config.demo && !stop.isRequested()) await loadDemo(app);
  if (stop.isRequested()) return;
  await app.server.listen({ port: config.port, host: config.host });
  printAddresses(config, app.services.printer.state());
}

/** Returns an operator's message if the address cannot be listened on; otherwise the error as it is. */
function listenRefusal(error: unknown, { host, port }: Config): unknown {
  const code = (error as { code?: unknown }).code;
  if (code === "EADDRINUSE")
    return new CommandRefused(
      `Another program is listening on port ${port} of ${host}. Stop it, or set PORT to another port.`,
    );
  if (code === "EACCES")
    return new CommandRefused(
      `This user has no permission to listen on port ${port}. Set PORT to a number above 1023.`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new CommandRefused(
      `The setting HOST must be an address of this machine, and ${host} is not.`,
    );
  return error;
}

/** What is missing comes first; the last lines say where to go. */
function printAddresses(config: Config, printer: string) {
  if (printer !== "ready")
    say("Chromium is not available, so documents cannot be printed (docs/operating.md).");
  if (!config.demo && config.siteFile === undefined)
    say(
      "The legal texts name the demo as their operator. To name your company, set SITE_FILE (docs/operating.md).",
    );
  if (!hasMailboxPage(config) && !config.smtpUrl)
    say(
      "Emails are not sent, only written to DATA_DIR/outbox. To send them, set SMTP_URL (docs/operating.md).",
    );
  else if (!hasMailboxPage(config) && !config.twilio)
    say(
      "Text messages are not sent, only written to DATA_DIR/outbox. To send them, set TWILIO_ACCOUNT_SID (docs/operating.md).",
    );
  say(
    [
      `Holdfast is running at ${config.publicUrl}`,
      ...(config.demo
        ? ["Demo: log in as owner@demo.example or broker@demo.example, password Continuity-1"]
        : []),
      ...(hasMailboxPage(config)
        ? [`Login codes, emails and text messages: ${config.publicUrl}/dev/mailbox`]
        : []),
    ].join("\n"),
  );
}
