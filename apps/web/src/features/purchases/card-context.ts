/** The result of asking the card fields for a single-use token; a refusal is shown as given (specification 8). */
export type CardToken = { readonly token: string } | { readonly refused: string };

/** What the payment step needs from the card fields of a provider. */
export type CardFieldsProps = {
  /** Called with the function that creates a token once the fields can be used, and with null before and after. */
  readonly onReady: (createToken: (() => Promise<CardToken>) | null) => void;
  /** Whether something is entered in every field. */
  readonly onFilled: (isFilled: boolean) => void;
  /** The person pressed Enter in a field. */
  readonly onSubmit: () => void;
};
