/** Longer than this is a message, not a name (characters). */
const MOST = 60;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** What a mail program makes a link of. */
const LINK = /:\/\/|www\.|\.\p{L}{2,}\//iu;

/**
 * A name as a letter may repeat it; undefined where it could be a message of its own. Whoever registers or
 * invites a mailbox of somebody else's writes that name, and the letter has our sender.
 */
export function nameInEmail(name: string): string | undefined {
  const line = name.replaceAll(BREAKS, " ").trim();
  return line === "" || Array.from(line).length > MOST || LINK.test(line) ? undefined : line;
}

/** How a letter begins. */
export function greetingTo(firstName: string): string {
  const name = nameInEmail(firstName);
  return name === undefined ? "Hello," : `Hello ${name},`;
}
