import { composeLetter } from "../../../platform/mail/letter";

/** What an invitation says; `inviter` is null where the operator sends it. */
export const invitationLetter = (given: {
  readonly place: string;
  readonly inviter: string | null;
  readonly url: string;
}) =>
  composeLetter({
    subject: `You are invited to ${given.place} on Holdfast`,
    greeting: "Hello,",
    paragraphs: [
      given.inviter
        ? `${given.inviter} invites you to join ${given.place} on Holdfast, where its business continuity plans are made.`
        : `You are invited to join ${given.place} on Holdfast, where business continuity plans are made.`,
      "The link works once, for fourteen days. If you did not expect it, you can ignore this letter.",
    ],
    link: { label: "Accept the invitation", url: given.url },
  });
