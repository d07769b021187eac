import { hasLink } from "@holdfast/contract/platform/link-rules";

/** Anything longer than this is a message, not a name (characters). */
const MOST = 60;
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Returns a name as an email may repeat it; undefined if it could carry a separate message. Anyone who registers
 * or invites someone else's address chooses that name, and the email comes from our sender.
 */
export function nameInEmail(name: string): string | undefined {
  const line = name.replaceAll(BREAKS, " ").trim();
  return line === "" || Array.from(line).length > MOST || hasLink(line) ? undefined : line;
}

/** Returns an email's first line. */
export function greetingTo(firstName: string): string {
  const name = nameInEmail(firstName);
  return name === undefined ? "Hello," : `Hello ${name},`;
}
