import {
  AcceptedInvitation,
  acceptBrokerageInvitation,
  acceptOrganisationInvitation,
} from "@holdfast/contract/accounts/invitation-endpoints";
import * as z from "zod/mini";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { clearEmailLink, readEmailLink } from "./read-email-link";
import type { EmailLink } from "./read-email-link";

/** What the invitation gives access to. */
export type InvitationTarget = "organisation" | "brokerage";

/** A redeemed invitation, stored in this tab for a reload because its link works only once. */
const StoredInvitation = z.object({
  place: z.enum(["organisation", "brokerage"]),
  accepted: AcceptedInvitation,
});
export type StoredInvitation = z.infer<typeof StoredInvitation>;

const KEY = "holdfast.accepted_invitation";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return null;
    throw thrown;
  }
};

/** Returns the link of an invitation email; null when it is incomplete or names no organisation or brokerage. */
export function readInvitationLink(): EmailLink | null {
  const hasArrived = window.location.search.includes("token=");
  const link = readEmailLink("invitation");
  // A different invitation: discard the stored one.
  if (hasArrived) clearStoredInvitation();
  return link && (link.orgId !== null || link.brokerageId !== null) ? link : null;
}

/** Returns the invitation that was redeemed before a reload. */
export function readStoredInvitation(): StoredInvitation | null {
  const stored = StoredInvitation.safeParse(parsed(sessionStorage.getItem(KEY) ?? "null"));
  return stored.success ? stored.data : null;
}

/** What the link gives access to. Pure. */
export const targetOf = (link: EmailLink): InvitationTarget =>
  link.orgId === null ? "brokerage" : "organisation";

/** Redeems the link; works once. */
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

/** Forgets the used link and stores the redeemed invitation; null when it was rejected. */
export function storeInvitation(invitation: StoredInvitation | null): void {
  clearEmailLink("invitation");
  if (invitation) sessionStorage.setItem(KEY, JSON.stringify(invitation));
}

/** Deletes the stored invitation once nothing is left to set. */
export const clearStoredInvitation = (): void => sessionStorage.removeItem(KEY);
