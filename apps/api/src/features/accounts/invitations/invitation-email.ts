import { composeEmail } from "../../../platform/mail/compose-email";
import { nameInEmail } from "../../../platform/mail/name-in-email-rules";

/**
 * What an invitation says, to a mailbox of which nobody has proved anything yet; `inviter` is null where the
 * operator sends it. Their address stands for whoever has no name that can be said.
 */
export function invitationEmail(given: {
  readonly place: string;
  readonly inviter: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
  } | null;
  readonly url: string;
}) {
  const place = nameInEmail(given.place);
  const purpose = place
    ? `join ${place} on Holdfast, where its business continuity plans are made.`
    : "join an organisation on Holdfast, where business continuity plans are made.";
  return composeEmail({
    subject: place ? `You are invited to ${place} on Holdfast` : "You are invited to Holdfast",
    greeting: "Hello,",
    paragraphs: [
      given.inviter
        ? `${nameOf(given.inviter)} invites you to ${purpose}`
        : `You are invited to ${purpose}`,
      "The link works once, for fourteen days. If you did not expect it, you can ignore this email.",
    ],
    link: { label: "Accept the invitation", url: given.url },
  });
}

function nameOf({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}) {
  const name = nameInEmail(`${firstName} ${lastName}`);
  return name ? `${name} (${email})` : email;
}
