import {
  AcceptedInvitation,
  acceptBrokerageInvitation,
  acceptOrganisationInvitation,
} from "@holdfast/contract/accounts/invitation-endpoints";
import * as z from "zod/mini";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { clearEmailLink, readEmailLink } from "./read-email-link";
import type { EmailLink } from "./read-email-link";

/** What somebody is invited to. */
export type InvitationPlace = "organisation" | "brokerage";

/** An invitation once it was traded. Kept in this tab for a reload, for its link works only once. */
const Kept = z.object({
  place: z.enum(["organisation", "brokerage"]),
  accepted: AcceptedInvitation,
});
export type StoredInvitation = z.infer<typeof Kept>;

const KEY = "holdfast.accepted_invitation";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return null;
    throw thrown;
  }
};

/** The link of an invitation's letter; null when it is cut short or names no place. */
export function readInvitationLink(): EmailLink | null {
  const hasArrived = window.location.search.includes("token=");
  const link = readEmailLink("invitation");
  // Another letter was opened: what was kept is of the one before.
  if (hasArrived) clearStoredInvitation();
  return link && (link.orgId !== null || link.brokerageId !== null) ? link : null;
}

/** The invitation that was traded before a reload. */
export function readStoredInvitation(): StoredInvitation | null {
  const kept = Kept.safeParse(parsed(sessionStorage.getItem(KEY) ?? "null"));
  return kept.success ? kept.data : null;
}

/** What the link of a letter leads to. Pure. */
export const placeOf = (link: EmailLink): InvitationPlace =>
  link.orgId === null ? "brokerage" : "organisation";

/** Trades the link for the place; works once. */
export async function acceptInvitation(link: EmailLink): Promise<AcceptedInvitation> {
  const { id, token, orgId, brokerageId } = link;
  const body = { id, token };
  return orgId === null
    ? callEndpoint(acceptBrokerageInvitation, {
        params: { brokerageId: brokerageId ?? "" },
        body,
      })
    : callEndpoint(acceptOrganisationInvitation, { params: { orgId }, body });
}

/** The link is spent: keeps what it was traded for, null when it was refused. */
export function keepInvitation(kept: StoredInvitation | null): void {
  clearEmailLink("invitation");
  if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
}

/** Forgets the invitation: there is nothing left to set. */
export const clearStoredInvitation = (): void => sessionStorage.removeItem(KEY);
