import { composeEmail } from "../../platform/mail/compose-email";
import { nameInEmail } from "../../platform/mail/name-in-email-rules";

/** More keys than this are only counted: the list on the page is easier to use. */
const MAX_KEYS = 10;

/** Composes the email to the person whom keys are assigned to, with the keys. */
export function keyAssignedEmail(input: {
  readonly keys: readonly string[];
  /** The brokerage. */
  readonly place: string;
  readonly publicUrl: string;
}) {
  const { keys, publicUrl } = input;
  const what = keys.length === 1 ? "a subscription key" : `${keys.length} subscription keys`;
  const from = nameInEmail(input.place) ?? "Your broker";
  return composeEmail({
    subject:
      keys.length === 1 ? "Your Holdfast subscription key" : "Your Holdfast subscription keys",
    greeting: "Hello,",
    paragraphs: [
      `${from} has given you ${what} for Holdfast.`,
      ...(keys.length <= MAX_KEYS ? keys : []),
      "To use a key, log in or register with this email address, create a plan and enter the key. The plan is then active for 1 year.",
    ],
    link: { label: "Show my subscriptions", url: `${publicUrl}/admin/my-subscriptions` },
    reason: "a broker assigned subscription keys to this address",
    publicUrl,
  });
}
