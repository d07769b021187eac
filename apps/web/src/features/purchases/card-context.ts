/** The result of asking the card fields for a single-use token; a refusal is shown as given (specification 8). */
export type CardToken = { readonly token: string } | { readonly refused: string };

/** The card fields, once they can be used. */
export type CardFields = {
  readonly createToken: () => Promise<CardToken>;
  /**
   * Lets the holder of the card authenticate at the bank (3-D Secure), and resolves when that has ended. Absent: the
   * provider never requires it.
   */
  readonly authenticate?: (clientSecret: string) => Promise<void>;
};

/** What the payment step needs from the card fields of a provider. */
export type CardFieldsProps = {
  /** Called with the fields once they can be used, and with null before and after. */
  readonly onReady: (card: CardFields | null) => void;
  /** Whether something is entered in every field. */
  readonly onFilled: (isFilled: boolean) => void;
  /** The person pressed Enter in a field. */
  readonly onSubmit: () => void;
};
