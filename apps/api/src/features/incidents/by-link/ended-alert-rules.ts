import {
  EMAIL_LENGTHS,
  type Headline,
  headline,
} from "@holdfast/contract/incidents/alert-text-rules";
import { ALERT_REVOKED } from "@holdfast/contract/incidents/errors";
import type { Alert } from "@holdfast/contract/incidents/by-link/linked-work";

type Leader = NonNullable<Alert["leader"]>;

const callText = ({ name, phone }: Leader) =>
  `If you have questions, call ${[name, phone].filter(Boolean).join(", ")}.`;

/** Returns what the link of a person says who is no longer in the teams. Pure. */
export const revokedText = (leader: Leader): string =>
  `${ALERT_REVOKED.message} ${callText(leader)}`;

/**
 * Returns what the links of an incident say after its end. Pure.
 * @param declaredAgo since the declaration, such as '3 h 12 min'
 */
export const endedText = (incident: Headline, declaredAgo: string, leader: Leader): string =>
  `${headline(incident, EMAIL_LENGTHS)}, declared ${declaredAgo} ago, has ended. You are no longer needed. Thank you. ${callText(leader)}`;
