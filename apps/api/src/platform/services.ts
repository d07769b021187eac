import type { FastifyBaseLogger } from "fastify";
import type { RandomSource } from "./random";
import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Database } from "./database/database";
import type { FileStore } from "./files/file-store";
import type { DocumentMaker } from "./pdf/document-maker";
import type { PdfPrinter } from "./pdf/pdf-printer";
import type { RiskService } from "./risk-service/risk-service";

/** The ports every handler may use; made once at start, held still in tests. */
export type Services = {
  readonly config: Config;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly database: Database;
  /** Keys the hashes of one-time codes (32 bytes or more). */
  readonly secret: Buffer;
  /** What `secret` was before: they still open what they sealed, and seal nothing. */
  readonly formerSecrets: readonly Buffer[];
  readonly files: FileStore;
  readonly printer: PdfPrinter;
  readonly documents: DocumentMaker;
  readonly riskService: RiskService;
  readonly log: FastifyBaseLogger;
  /** A new UUID v7 at the clock's time. */
  readonly newId: () => string;
  /** Tells the outbox worker of this process that something waits. */
  readonly wakeOutbox: () => void;
};
