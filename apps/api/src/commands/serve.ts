import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { systemClock } from "../platform/clock";
import type { Config } from "../platform/config";
import { createChromiumPrinter } from "../platform/pdf/chromium-printer";
import { openHouse } from "../start";
import { loadDemonstration } from "../demonstration/load-demonstration";
import { type Command, say } from "./command";

const builtWeb = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** How long requests in flight may take once a stop was asked for (ms). */
const STOP_WITHIN = 25_000;

export const serve: Command = {
  name: ["serve"],
  usage: "serve",
  purpose: "serves the product (npm start)",
  async run(_words, config) {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    const house = await openHouse(config, {
      makePrinter: ({ chromiumPath: executable }, log) =>
        createChromiumPrinter({ executable, clock: systemClock, log }),
      ...(existsSync(path.join(builtWeb, "index.html")) ? { webFolder: builtWeb } : {}),
    });
    const stopped = stopOnSignal(() => house.close());
    if (config.demonstration) await loadDemonstration(house);
    await house.app.listen({ port: config.port, host: config.host });
    tellWhere(config, house.services.printer.state());
    await stopped;
  },
};

function tellWhere(config: Config, printer: string) {
  say(`Holdfast serves ${config.publicUrl}`);
  if (config.demonstration)
    say("Demonstration: owner@demo.example and broker@demo.example, password Continuity-1");
  if (!config.smtpUrl) say(`Letters are kept here: ${config.publicUrl}/dev/mailbox`);
  if (printer !== "ready")
    say("No Chromium is installed, so documents cannot be printed (docs/operating.md).");
}

/** Resolves once a signal came and everything was given back; a second signal ends at once. */
function stopOnSignal(close: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      process.once("SIGTERM", () => process.exit(1)).once("SIGINT", () => process.exit(1));
      setTimeout(() => process.exit(1), STOP_WITHIN).unref();
      close().then(resolve, reject);
    };
    process.once("SIGTERM", stop).once("SIGINT", stop);
  });
}
