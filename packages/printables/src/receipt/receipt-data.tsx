/** Everything on a receipt. Amounts are whole cents, tax included unless they say otherwise. */
export type ReceiptData = {
  readonly number: string;
  /** YYYY-MM-DD, in the seller's time zone. */
  readonly date: string;
  /** Paid in the sandbox: no money was taken. */
  readonly isSandbox: boolean;
  readonly seller: {
    readonly name: string;
    /** The Australian Business Number. */
    readonly abn: string | null;
    readonly address: string;
    readonly email: string;
  };
  readonly buyer: {
    readonly name: string;
    readonly email: string;
    readonly address: {
      readonly address: string;
      readonly city: string;
      readonly postcode: string;
      readonly state: string;
      readonly country: string;
    } | null;
  };
  readonly quantity: number;
  readonly pricePerSubscription: number;
  readonly discountCode: string | null;
  readonly price: {
    readonly totalSubscription: number;
    readonly discount: number;
    readonly subTotal: number;
    readonly tax: number;
    readonly total: number;
  };
  /** Null for a seller that charges none. */
  readonly tax: { readonly name: string; readonly percent: number } | null;
  readonly currency: { readonly code: string; readonly prefix: string };
};
