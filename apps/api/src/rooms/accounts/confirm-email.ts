import { confirmEmail as endpoint } from "@holdfast/contract/accounts/confirmation-endpoints";
import { LINK_EXPIRED, UNKNOWN_USER } from "@holdfast/contract/accounts/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";
import { Refusal } from "../../platform/refusal";
import { useLink } from "./link-tokens-store";
import { confirmUser, userById } from "./users-store";

export const confirmEmail = route(endpoint, async ({ body, origin }, services) => {
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    const user = await userById(tx, body.id);
    if (!user) throw new Refusal(UNKNOWN_USER);
    const link = { userId: user.id, purpose: "confirm-email" as const, token: body.token };
    if (!(await useLink(tx, link, now))) throw new Refusal(LINK_EXPIRED);
    await confirmUser(tx, user.id, now);
    await recordEvent(tx, services, {
      action: "accounts.activated",
      actorUserId: user.id,
      address: origin.address,
    });
  });
});
