import {
  acceptBrokerageInvitation,
  acceptOrganisationInvitation,
  readBrokerageInvitation,
  readOrganisationInvitation,
} from "@holdfast/contract/accounts/invitation-endpoints";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import type { EmailLink } from "./read-email-link";

/** What the invitation gives access to. */
export type InvitationTarget = "organisation" | "brokerage";

/** What the link gives access to. Pure. */
export const targetOf = (link: EmailLink): InvitationTarget =>
  link.orgId === null ? "brokerage" : "organisation";

/** Returns the invitation of a link; changes nothing. */
export const readInvitation = ({ id, token, orgId, brokerageId }: EmailLink) =>
  orgId === null
    ? callEndpoint(readBrokerageInvitation, {
        params: { brokerageId: brokerageId ?? "" },
        body: { id, token },
      })
    : callEndpoint(readOrganisationInvitation, { params: { orgId }, body: { id, token } });

/** Accepts the invitation of a person who has an account. */
export const acceptInvitation = ({ id, token, orgId, brokerageId }: EmailLink) =>
  orgId === null
    ? callEndpoint(acceptBrokerageInvitation, {
        params: { brokerageId: brokerageId ?? "" },
        body: { id, token },
      })
    : callEndpoint(acceptOrganisationInvitation, { params: { orgId }, body: { id, token } });
