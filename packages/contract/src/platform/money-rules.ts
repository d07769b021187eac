/**
 * What stands before an amount of a currency: a prefix of letters, such as 'AED', keeps its distance from the
 * digits by a blank that does not break.
 */
export const amountPrefix = ({ prefix }: { readonly prefix: string }): string =>
  /\p{L}$/u.test(prefix) ? `${prefix}\u00A0` : prefix;
