import { foldPassword, normaliseLookalikes } from "./guessable-password-rules";

/** Whose password it is. */
export type NamedPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** Shorter ones stand in many a word by chance. */
const FOUND_ANYWHERE = 4;
const SHORTEST = 3;

/** Names and mailbox in the parts that a person would type; digits alone are no name. */
function ownNames({ firstName, lastName, email }: NamedPerson): readonly string[] {
  const mailbox = email.slice(0, Math.max(0, email.lastIndexOf("@"))).replace(/\+.*$/, "");
  return [firstName, lastName, mailbox]
    .flatMap((name) => foldPassword(name).split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= SHORTEST && /\p{L}/u.test(part));
}

/** Whether it stands there, a short one only as a word of its own. */
function stands(name: string, text: string): boolean {
  if (name.length >= FOUND_ANYWHERE) return text.includes(name);
  return text.split(/[^\p{L}]+/u).includes(name);
}

/** Whether a password holds a name of its person, or the name of the mailbox; 's1lva' is 'silva'. */
export function holdsOwnName(password: string, person: NamedPerson): boolean {
  const folded = foldPassword(password);
  const readings = [folded, ...normaliseLookalikes(folded)];
  return ownNames(person).some((name) => readings.some((reading) => stands(name, reading)));
}
