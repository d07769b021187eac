import { MINUTE } from "../../platform/clock";
import type { Origin } from "../../platform/http/route";
import { networkOf } from "../../platform/limits/network-rules";
import { type Limit, enforceLimits } from "../../platform/limits/rate-limits";
import type { QueueSlot } from "../../platform/pdf/pdf-printer";
import type { Services } from "../../platform/services";
import type { Session } from "../../platform/access/scope";

/** Printing takes about a second of CPU time; finishing a plan never needs more than this. */
const PRINTS_BY_PERSON: Limit = { name: "prints-account", max: 60, window: 10 * MINUTE };
/** Accounts are free, so networks are limited too: an office prints less than this. */
const PRINTS_BY_NETWORK: Limit = { name: "prints-address", max: 300, window: 10 * MINUTE };

/** Takes the person's place in the printer's queue and counts the print; for `admit` of a route. */
export async function reservePrint(
  { session, origin }: { readonly session: Session; readonly origin: Origin },
  services: Services,
): Promise<QueueSlot> {
  const network = networkOf(origin.address);
  const place = services.printer.reserve({ person: session.userId, network });
  try {
    await enforceLimits(services, [
      [PRINTS_BY_PERSON, session.userId],
      [PRINTS_BY_NETWORK, network],
    ]);
  } catch (error) {
    place.leave();
    throw error;
  }
  return place;
}
