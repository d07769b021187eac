import { foldPassword, normaliseLookalikes } from "./guessable-password-rules";

/** The owner of a password. */
export type NamedPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** Shorter names appear in many words by chance. */
const FOUND_ANYWHERE = 4;
const SHORTEST = 3;

/** Returns the parts of names and mailbox that a person would type; digits alone are not a name. */
function ownNames({ firstName, lastName, email }: NamedPerson): readonly string[] {
  const mailbox = email.slice(0, Math.max(0, email.lastIndexOf("@"))).replace(/\+.*$/, "");
  return [firstName, lastName, mailbox]
    .flatMap((name) => foldPassword(name).split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= SHORTEST && /\p{L}/u.test(part));
}

/** Whether the text contains the name; a short name must be a whole word. */
function contains(name: string, text: string): boolean {
  if (name.length >= FOUND_ANYWHERE) return text.includes(name);
  return text.split(/[^\p{L}]+/u).includes(name);
}

/** Whether a password contains its owner's name or mailbox name; 's1lva' is read as 'silva'. */
export function containsOwnName(password: string, person: NamedPerson): boolean {
  const folded = foldPassword(password);
  const readings = [folded, ...normaliseLookalikes(folded)];
  return ownNames(person).some((name) => readings.some((reading) => contains(name, reading)));
}
