import { Worker } from "node:worker_threads";
import { DOCUMENT_TOO_COMPLEX, PRINTER_NOT_WORKING } from "@holdfast/contract/printing/errors";
import { ProblemError } from "../../problem-error";
import { workerFile } from "../../worker-file";
import type { PrintLog } from "../browser/chromium-browser";
import { assembleDocument, type DocumentParts, type PrintableDocument } from "./document-shell";
import type { SanitiseReply, SanitiseRequest } from "./sanitise-worker";

/** Makes printable documents from untrusted markup without blocking the server's thread. */
export type DocumentMaker = {
  /**
   * Sanitises and assembles one document at a time. An aborted `signal` stops the work.
   * @throws ProblemError from the sanitiser; DOCUMENT_TOO_COMPLEX for a document that takes too much time or memory;
   * PRINTER_NOT_WORKING if the worker ends for another reason
   */
  make(parts: DocumentParts, signal?: AbortSignal): Promise<PrintableDocument>;
  close(): Promise<void>;
};

/** Tests may lower them. */
export type DocumentMakerLimits = {
  /** Milliseconds for one document. */
  readonly time: number;
  /** Megabytes of the worker's heap. */
  readonly memory: number;
};

/** A document at the sanitiser's limits takes half a second and 120 MB. */
const LIMITS: DocumentMakerLimits = { time: 30_000, memory: 256 };
const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

/** Makes documents in one worker thread, which starts with the first document and is replaced when it ends. */
export function createDocumentMaker(
  log: PrintLog,
  limits: DocumentMakerLimits = LIMITS,
): DocumentMaker {
  let worker: Worker | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  const stopWorker = async () => {
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  };

  const startWorker = () => {
    const started = new Worker(workerFile("sanitise-worker"), {
      name: "sanitise-documents",
      resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    });
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    // Also while it is idle: an unhandled 'error' event would end the process.
    started.on("error", forget).on("exit", forget);
    // An idle worker does not keep the process alive.
    started.unref();
    return started;
  };

  const ask = (request: SanitiseRequest, signal: AbortSignal) =>
    new Promise<SanitiseReply>((resolve, reject) => {
      const asked = (worker ??= startWorker());
      const settle = (act: () => void) => {
        asked.off("message", onReply).off("error", onError).off("exit", onExit);
        signal.removeEventListener("abort", onAbort);
        act();
      };
      const fail = (reason: unknown) => settle(() => reject(reason));
      const onReply = (reply: SanitiseReply) => settle(() => resolve(reply));
      const onError = (fault: Error & { code?: string }) =>
        fail(
          fault.code === OUT_OF_MEMORY
            ? new ProblemError(DOCUMENT_TOO_COMPLEX, { cause: fault })
            : new ProblemError(PRINTER_NOT_WORKING, { cause: fault, retryAfter: 10 }),
        );
      const onExit = () => fail(new ProblemError(PRINTER_NOT_WORKING, { retryAfter: 10 }));
      const onAbort = () => fail(signal.reason);
      asked.on("message", onReply).on("error", onError).on("exit", onExit);
      signal.addEventListener("abort", onAbort);
      asked.postMessage(request, []);
    });

  const sanitise = async (request: SanitiseRequest, signal: AbortSignal | undefined) => {
    signal?.throwIfAborted();
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new ProblemError(DOCUMENT_TOO_COMPLEX)),
      limits.time,
    );
    try {
      return await ask(request, signal ? AbortSignal.any([signal, limit.signal]) : limit.signal);
    } catch (fault) {
      if (!signal?.aborted)
        log.warn({ err: fault }, "Printing: sanitising a document failed. Its worker is replaced.");
      await stopWorker();
      throw fault;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async make({ frontMatter, content, ...shell }, signal) {
      const turn = previous.then(() => sanitise({ frontMatter, content }, signal));
      previous = turn.catch(() => undefined);
      const reply = await turn;
      if (reply.kind === "refused") throw new ProblemError(reply.definition);
      return assembleDocument(shell, reply.parts);
    },
    close: stopWorker,
  };
}
