import type { Services } from "../../../platform/services";
import { listUnsettled } from "./unsettled-purchases-store";

/**
 * Returns a task that logs purchases of a payment provider that is not configured: only that provider can settle them.
 * Each is logged once by each process.
 */
export function unsettledReport(
  services: Pick<Services, "database" | "log" | "checkout">,
): () => Promise<void> {
  const { database, log, checkout } = services;
  const logged = new Set<string>();
  return async () => {
    for (const { purchaseId, provider, status, createdAt } of await listUnsettled(database.query)) {
      if (provider === checkout?.payments.name || logged.has(purchaseId)) continue;
      logged.add(purchaseId);
      log.error(
        { purchaseId, provider, status, createdAt: createdAt.toISOString() },
        "A purchase cannot be settled because its payment provider is not configured.",
      );
    }
  };
}
