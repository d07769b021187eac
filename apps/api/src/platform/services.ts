import type { FastifyBaseLogger } from "fastify";
import type { PlanContributions } from "./access/plan-contribution-store";
import type { RandomSource } from "./secrets/random";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Database } from "./database/database";
import type { FileStore } from "./files/file-store";
import type { IncomingFiles } from "./files/incoming-files";
import type { DocumentMaker } from "./pdf/markup/document-maker";
import type { Checkout } from "./payments/checkout";
import type { PdfCache } from "./pdf/pdf-cache";
import type { PdfPrinter } from "./pdf/pdf-printer";
import type { NewsFeed } from "./news/news-feed";
import type { Geocoder } from "./geocoder/geocoder";
import type { RiskService } from "./risk-service/risk-service";
import type { Installation } from "./installation/open-installation";
import type { SecretKeys } from "./secrets/secret-key";
import type { VirusScanner } from "./virus-scan/virus-scanner";

/** The ports every handler may use; created once at start, fixed in tests. */
export type Services = SecretKeys & {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly database: Database;
  readonly files: FileStore;
  readonly incoming: IncomingFiles;
  readonly virusScanner: VirusScanner;
  readonly printer: PdfPrinter;
  readonly documents: DocumentMaker;
  readonly pdfCache: PdfCache;
  /** How subscriptions are sold; absent: they are not sold here. */
  readonly checkout: Checkout | undefined;
  readonly riskService: RiskService;
  readonly geocoder: Geocoder;
  readonly news: NewsFeed;
  /** Signs for this installation; undefined if no secret key decrypts its private key. */
  readonly installation: Installation | undefined;
  readonly log: FastifyBaseLogger;
  /** A new UUID v7 at the clock's time. */
  readonly newId: () => string;
  readonly planContributions: PlanContributions;
  /** Lets this process look for messages to send now. */
  readonly wakeOutbox: () => void;
  /** Lets this process look for due jobs now. */
  readonly wakeJobs: () => void;
};
