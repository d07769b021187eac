import { releaseMessage } from "../../../platform/outbox/outbox-store";
import type { Services } from "../../../platform/services";
import { makeReceipt } from "./make-receipt";
import { endReceipt } from "../purchases-store";
import type { PurchaseRow } from "../purchases-table";

/** After this many attempts the confirmation is sent without its receipt, which can still be downloaded. */
const MAX_ATTEMPTS = 4;

/** The server's own documents share a place in the queue that no person or network has. */
const QUEUE_NAME = "purchases";

/**
 * Prints the receipt of a purchase, attaches it to the waiting confirmation, and releases the email.
 * @param attempts to print it, this one included
 * @throws Error if the printer cannot print now, to be tried again
 */
export async function sendReceipt(
  services: Services,
  purchase: PurchaseRow,
  attempts: number,
): Promise<void> {
  const { clock, database } = services;
  const { id, receiptMessageId } = purchase;
  if (receiptMessageId === null) return;
  const attachment = await printedReceipt(services, purchase, attempts);
  await database.transaction(async (tx) => {
    await endReceipt(tx, id);
    await releaseMessage(tx, receiptMessageId, attachment, clock.now());
  });
  services.wakeOutbox();
}

async function printedReceipt(services: Services, purchase: PurchaseRow, attempts: number) {
  const { log, printer } = services;
  const receipt = makeReceipt(services, purchase);
  if (!receipt || printer.state() === "missing") return undefined;
  try {
    const slot = printer.reserve({ person: QUEUE_NAME, network: QUEUE_NAME });
    try {
      const { pdf } = await slot.print(receipt.job);
      return {
        fileName: receipt.fileName,
        mediaType: "application/pdf",
        base64: pdf.toString("base64"),
      };
    } finally {
      slot.leave();
    }
  } catch (error) {
    if (attempts < MAX_ATTEMPTS) throw error;
    log.error({ err: error, purchaseId: purchase.id }, "A receipt could not be printed.");
    return undefined;
  }
}
