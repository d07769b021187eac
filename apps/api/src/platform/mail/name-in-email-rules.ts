/** Anything longer than this is a message, not a name (characters). */
const MOST = 60;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** What a mail client turns into a link. */
const LINK = /:\/\/|www\.|\.\p{L}{2,}\//iu;

/**
 * Returns a name as an email may repeat it; undefined if it could carry a separate message. Anyone who registers
 * or invites someone else's address chooses that name, and the email comes from our sender.
 */
export function nameInEmail(name: string): string | undefined {
  const line = name.replaceAll(BREAKS, " ").trim();
  return line === "" || Array.from(line).length > MOST || LINK.test(line) ? undefined : line;
}

/** Returns an email's first line. */
export function greetingTo(firstName: string): string {
  const name = nameInEmail(firstName);
  return name === undefined ? "Hello," : `Hello ${name},`;
}

/** Most characters of a text of a user in an email. */
const MAX_TEXT_LENGTH = 500;

/** Returns a text that a user wrote as an email may repeat it: one line without a link; undefined if it has one. */
export function textInEmail(text: string): string | undefined {
  const line = text.replaceAll(BREAKS, " ").trim();
  return line === "" || LINK.test(line) ? undefined : line.slice(0, MAX_TEXT_LENGTH);
}
