import { signInByLink as endpoint } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import { SIGN_IN_LINK_INVALID } from "@holdfast/contract/accounts/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import { userByEmail } from "../users-store";
import { LINKS_BY_ADDRESS } from "./direct-sign-in-limits";
import { openDirectSession } from "./open-direct-session";
import { partnerByName, useSignInLink } from "./partners-store";
import { verifySignInLink } from "./verify-sign-in-link";

/** Signs in by a partner's link. The response is the same for anything wrong with the link or its person. */
export const signInByLink = route(
  endpoint,
  { worksOnFullDisk: true },
  async ({ origin }, services) => {
    const { clock, config, database } = services;
    await enforceLimit(services, LINKS_BY_ADDRESS, origin.address);
    const now = clock.now();
    const link = await verifySignInLink(origin.authorization, {
      audience: config.publicUrl,
      now,
      partnerOf: (name) => partnerByName(database.query, name),
    });
    if (!link) throw new ProblemError(SIGN_IN_LINK_INVALID);
    const opened = await database.transaction(async (tx) => {
      const partnerId = link.partner.id;
      const isFirstUse = await useSignInLink(tx, { ...link, partnerId });
      const user = isFirstUse ? await userByEmail(tx, link.email) : undefined;
      if (user?.emailConfirmedAt && user.passwordHash)
        return openDirectSession(tx, services, {
          userId: user.id,
          by: "partner-link",
          partnerId,
          origin,
        });
      await recordEvent(tx, services, {
        action: "accounts.sign-in-link-refused",
        subject: user?.id,
        detail: { partnerId, isFirstUse },
        address: origin.address,
      });
      return undefined;
    });
    if (!opened) throw new ProblemError(SIGN_IN_LINK_INVALID);
    return opened;
  },
);
