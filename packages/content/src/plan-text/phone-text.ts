/** Characters of a number that stays on one line within running text; a longer one may break at its spaces. */
const ONE_LINE = 20;

/** Returns a phone number for running text, in one piece. */
export const unbrokenNumber = (phone: string): string =>
  phone.length > ONE_LINE ? phone : phone.replaceAll(" ", "\u00a0");
