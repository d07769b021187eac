import { renderToStaticMarkup } from "react-dom/server";
import { isolatedNames } from "../document/text/isolated-names";
import { ReceiptContent, receiptTitle } from "./receipt-content";
import type { ReceiptData } from "./receipt-data";

/** Returns a receipt's title and markup. The server prints it, so that a client cannot change the amounts. */
export const receiptPrint = (data: ReceiptData) => ({
  title: `${receiptTitle(data)} ${data.number}`,
  content: renderToStaticMarkup(<ReceiptContent data={isolatedNames(data)} />),
});
