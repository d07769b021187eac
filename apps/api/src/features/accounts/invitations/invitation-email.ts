import { fullName } from "@holdfast/contract/platform/text-rules";
import { composeEmail } from "../../../platform/mail/compose-email";
import { nameInEmail } from "../../../platform/mail/name-in-email-rules";

/**
 * Composes an invitation to an address that is not verified yet. `inviter` is null if the operator sends it. An
 * inviter whose name cannot be repeated in an email is shown by address.
 */
export function invitationEmail(input: {
  readonly place: string;
  readonly inviter: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
  } | null;
  readonly url: string;
  readonly publicUrl: string;
}) {
  const place = nameInEmail(input.place);
  const purpose = place
    ? `join ${place} on Holdfast to work on its business continuity plans.`
    : "join an organisation on Holdfast to work on its business continuity plans.";
  return composeEmail({
    subject: place
      ? `You are invited to join ${place} on Holdfast`
      : "You are invited to join an organisation on Holdfast",
    greeting: "Hello,",
    paragraphs: [
      input.inviter
        ? `${nameOf(input.inviter)} invites you to ${purpose}`
        : `You are invited to ${purpose}`,
      "The link expires in 14 days. If you did not expect this invitation, you can ignore this email.",
    ],
    link: { label: "Accept the invitation", url: input.url },
    reason: "someone entered this address in an invitation",
    publicUrl: input.publicUrl,
  });
}

function nameOf(person: { firstName: string; lastName: string; email: string }) {
  const name = nameInEmail(fullName(person));
  return name ? `${name} (${person.email})` : person.email;
}
