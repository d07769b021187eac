import path from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { tasksOf } from "./scheduled-tasks";
import { appRoutes, endpointGroups } from "./app";
import { scopeResolvers } from "./scope-resolvers";
import { planContributions } from "./plan-contributions";
import { idSource, systemRandom } from "./platform/secrets/random";
import { DAY, HOUR, addMs, MINUTE, systemClock } from "./platform/clock";
import type { Config } from "./platform/config";
import { hasMailboxPage } from "./platform/local-installation";
import { openDatabase } from "./platform/database/database";
import { migrate } from "./platform/database/migrate";
import { diskFileStore } from "./platform/files/file-store";
import { incomingFiles, incomingFolder } from "./platform/files/incoming-files";
import { s3FileStore } from "./platform/files/s3-file-store";
import { createServer } from "./platform/http/server";
import { openLog } from "./platform/log/log";
import { addOneClick } from "./platform/mail/one-click";
import { addMailboxPage } from "./platform/mail/mailbox-page";
import { fileMailer, smtpMailer } from "./platform/mail/mailer";
import { type JobWorker, startJobWorker } from "./platform/jobs/job-worker";
import { taskQueues } from "./platform/jobs/task-queues";
import { outboxQueues } from "./platform/outbox/outbox-queues";
import { createDocumentMaker } from "./platform/pdf/markup/document-maker";
import { addPaymentEvents } from "./platform/payments/payment-events";
import { addSandboxCardPage } from "./platform/payments/sandbox-card-page";
import { openCheckout } from "./platform/payments/open-checkout";
import { createPdfCache } from "./platform/pdf/pdf-cache";
import type { PdfPrinter } from "./platform/pdf/pdf-printer";
import { stopReminders } from "./features/renewals/public";
import { hastenPurchase, purchasesQueue } from "./features/purchases/public";
import { externalGeocoder } from "./platform/geocoder/external-geocoder";
import { embeddedGeocoder } from "./platform/geocoder/embedded-geocoder";
import { bundledNews } from "./platform/news/bundled-news";
import { externalNews } from "./platform/news/external-news";
import { embeddedRiskService } from "./platform/risk-service/embedded-risk-service";
import { externalRiskService } from "./platform/risk-service/external-risk-service";
import { openInstallation } from "./platform/installation/open-installation";
import { readSecretKeys } from "./platform/secrets/secret-key";
import { readSiteFile, warningOfTwoCompanies } from "./platform/site-file";
import type { Services } from "./platform/services";
import { fileSmsSender } from "./platform/sms/sms-sender";
import { twilioSmsSender } from "./platform/sms/twilio-sms-sender";
import { clamdScanner } from "./platform/virus-scan/clamd-scanner";
import { noVirusScanner } from "./platform/virus-scan/virus-scanner";

export const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

/** What the app is created with; tests replace the optional ones. */
export type AppOptions = Partial<Pick<Services, "clock" | "random" | "database">> & {
  readonly log?: Logger;
  readonly makePrinter: (config: Config, log: Logger) => PdfPrinter;
  /** The built web app; without it only the API is served. */
  readonly webFolder?: string;
};

export type App = {
  readonly services: Services;
  readonly server: FastifyInstance;
  /** Sends messages. */
  readonly outbox: JobWorker;
  readonly jobs: JobWorker;
  /** Lets requests in flight finish, then releases every resource. */
  close(): Promise<void>;
};

/** Opens and migrates the database and wires the app together; the server is not listening yet. */
export async function createApp(config: Config, options: AppOptions): Promise<App> {
  const log = options.log ?? openLog(config.logLevel);
  const site = config.siteFile === undefined ? undefined : await readSiteFile(config.siteFile);
  const database = options.database ?? (await openDatabase({ ...config, log }));
  try {
    if (!options.database) await database.asOwner(() => migrate(database, migrationsFolder));
    return await wireApp(config, options, { log, site, database });
  } catch (error) {
    // An embedded database that is left open keeps the process alive and its data directory in use.
    if (!options.database) await database.close();
    throw error;
  }
}

type Opened = {
  readonly log: Logger;
  readonly site: Awaited<ReturnType<typeof readSiteFile>> | undefined;
  readonly database: Services["database"];
};

async function wireApp(
  config: Config,
  options: AppOptions,
  { log, site, database }: Opened,
): Promise<App> {
  // Read before anything is started that would have to be stopped again.
  const keys = await readSecretKeys(config);
  const clock = options.clock ?? systemClock;
  const random = options.random ?? systemRandom;
  const newId = idSource(clock, random);
  const deps = { ...keys, clock, random, newId };
  const installation = await openInstallation(database.query, deps);
  if (!installation)
    log.warn(
      "The key of this installation could not be decrypted: add the former secret key to SECRET_KEY_PREVIOUS. Until then, plans on the devices of people who lost access are not deleted.",
    );
  const checkout = await openCheckout({ config, database, clock, newId });
  const warning = site && checkout ? warningOfTwoCompanies(site, checkout.prices) : null;
  if (warning !== null) log.warn(warning);
  const printer = options.makePrinter(config, log);
  const documents = createDocumentMaker(log);
  const filesFolder = path.join(config.dataDir, "files");
  const incoming = incomingFiles(incomingFolder(filesFolder));
  // Only one process uses the folder of an embedded database, so any uploads in it were interrupted.
  if (!config.databaseUrl && !options.database) await incoming.tidy(clock.now());
  let outbox: JobWorker | undefined;
  let jobs: JobWorker | undefined;
  const services: Services = {
    config,
    clock,
    random,
    database,
    ...keys,
    files: config.s3 ? await s3FileStore(config.s3) : diskFileStore(filesFolder, incoming),
    incoming,
    virusScanner: config.clamd ? clamdScanner(config.clamd) : noVirusScanner,
    printer,
    documents,
    pdfCache: createPdfCache(clock),
    checkout,
    riskService: config.riskService ? externalRiskService(config.riskService) : embeddedRiskService,
    geocoder: config.geocoder ? externalGeocoder(config.geocoder, log) : embeddedGeocoder,
    news: config.newsFeedUrl ? externalNews(config.newsFeedUrl, { clock, log }) : bundledNews,
    log: log as unknown as Services["log"],
    newId,
    installation,
    planContributions,
    wakeOutbox: () => outbox?.wake(),
    wakeJobs: () => jobs?.wake(),
  };
  const folder = path.join(config.dataDir, "outbox");
  // Files sort in the order they were written.
  const fileName = idSource(systemClock, systemRandom);
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : fileMailer(folder, config.mailFrom, fileName);
  const smsSender = config.twilio
    ? twilioSmsSender(config.twilio)
    : fileSmsSender(folder, fileName);
  outbox = startJobWorker(services, outboxQueues(services, { mailer, smsSender }));
  jobs = startJobWorker(services, [
    ...(services.checkout ? [purchasesQueue(services)] : []),
    ...taskQueues(services, tasksOf(services)),
  ]);
  // Each machine has its own folder of uploads. One of today may be in progress in another process of the machine.
  const uploadsTimer = setInterval(
    () =>
      void incoming
        .tidy(addMs(clock.now(), -DAY))
        .catch((error: unknown) => log.warn({ err: error }, "Uploads could not be tidied.")),
    6 * HOUR,
  ).unref();
  // Each process has its own copy. The start does not wait for it: it may take as long as the feed allows.
  void services.news.refresh();
  const newsTimer = setInterval(() => void services.news.refresh(), 30 * MINUTE).unref();
  const server = await createServer({
    services,
    routes: appRoutes,
    documented: endpointGroups,
    resolvers: scopeResolvers(services),
    ...(options.webFolder ? { webFolder: options.webFolder } : {}),
    ...(site ? { site } : {}),
    pages: (on) => {
      addOneClick(on, (link) => stopReminders(services, link));
      if (hasMailboxPage(config)) addMailboxPage(on, folder);
      if (config.payment?.provider === "sandbox") addSandboxCardPage(on);
      const readEvent = services.checkout?.payments.readEvent;
      if (readEvent)
        addPaymentEvents(on, services, readEvent, (payment) => hastenPurchase(services, payment));
    },
  });
  return {
    services,
    server,
    outbox,
    jobs,
    async close() {
      await server.close();
      // A receipt that is being printed is printed after the next start: on a busy machine, it may take a minute.
      await printer.close();
      clearInterval(newsTimer);
      clearInterval(uploadsTimer);
      await jobs.stop();
      await outbox.stop();
      await documents.close();
      if (!options.database) await database.close();
    },
  };
}
