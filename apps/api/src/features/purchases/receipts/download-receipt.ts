import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { downloadReceipt as endpoint } from "@holdfast/contract/purchases/purchase-endpoints";
import { MINUTE } from "../../../platform/clock";
import { route } from "../../../platform/http/route";
import { networkOf } from "../../../platform/limits/network-rules";
import { type Limit, enforceLimits } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import { makeReceipt } from "./make-receipt";
import { purchaseOf } from "../purchases-store";

/** Printing takes about a second of CPU time. */
const RECEIPTS_BY_PERSON: Limit = { name: "receipts-account", max: 30, window: 10 * MINUTE };
const RECEIPTS_BY_NETWORK: Limit = { name: "receipts-address", max: 150, window: 10 * MINUTE };

/** Prints a receipt for its buyer. @throws ProblemError 404 for anyone else, and before the purchase is completed */
export const downloadReceipt = route(
  endpoint,
  {
    admit: async ({ params, session, origin }, services) => {
      const { database, printer } = services;
      const purchase = await purchaseOf(database.query, session.userId, params.purchaseId);
      const receipt = purchase && makeReceipt(services, purchase);
      if (!receipt) throw new ProblemError(NOT_FOUND);
      const network = networkOf(origin.address);
      const slot = printer.reserve({ person: session.userId, network });
      try {
        await enforceLimits(services, [
          [RECEIPTS_BY_PERSON, session.userId],
          [RECEIPTS_BY_NETWORK, network],
        ]);
      } catch (error) {
        slot.leave();
        throw error;
      }
      return { receipt, slot, leave: () => slot.leave() };
    },
  },
  async ({ admission: { receipt, slot } }) => {
    const { pdf } = await slot.print(receipt.job);
    return { fileName: receipt.fileName, bytes: pdf };
  },
);
