import type { ReceiptData } from "../src/receipt/receipt-data";

/** A paid receipt of a café. */
export const cafeReceipt: ReceiptData = {
  number: "R-000042",
  date: "2026-11-23",
  isSandbox: false,
  seller: {
    name: "Anchor Continuity Pty Ltd",
    abn: "89 111 111 111",
    address: "1 Wharf Street, Hobart",
    email: "accounts@anchor.example",
  },
  buyer: {
    name: "Ana Silva",
    email: "ana@cafe.example",
    address: {
      address: "12 Harbour Street",
      city: "Hobart",
      postcode: "7000",
      state: "TAS",
      country: "Australia",
    },
  },
  quantity: 3,
  pricePerSubscription: 49_500,
  discountCode: "WELCOME-10",
  price: {
    totalSubscription: 148_500,
    discount: 14_850,
    subTotal: 121_500,
    tax: 12_150,
    total: 133_650,
  },
  tax: { name: "GST", percent: 10 },
  currency: { code: "AUD", prefix: "AU$" },
};
