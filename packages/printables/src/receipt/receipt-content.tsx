import { hundredthsText } from "@holdfast/contract/platform/money-rules";
import { dateText } from "../document/text/date-text";
import { DocumentTable } from "../document/document-table";
import type { ReceiptData } from "./receipt-data";

/** A receipt with tax and an ABN is a tax invoice (A New Tax System (Goods and Services Tax) Act 1999, section 29-70). */
export const receiptTitle = ({ tax }: Pick<ReceiptData, "tax">) =>
  tax === null ? "Receipt" : "Tax invoice";

/** The receipt of a purchase: seller, buyer, lines, tax and total, on one page. */
export function ReceiptContent({ data }: { readonly data: ReceiptData }) {
  const { seller, number, date, tax, price, isSandbox, currency } = data;
  const amount = (cents: number) => hundredthsText(BigInt(cents), currency);
  return (
    <div className="hf-document hf-receipt">
      <section className="hf-sheet hf-plain">
        <h2 id="receipt">{receiptTitle(data)}</h2>
        {isSandbox ? (
          <p className="hf-receipt-mark">
            Test purchase: paid with a test card in the sandbox. No money was taken.
          </p>
        ) : null}
        <dl className="hf-receipt-facts">
          <div>
            <dt>Number</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>{dateText(date)}</dd>
          </div>
          <div>
            <dt>Status</dt>
            <dd>Paid by card</dd>
          </div>
        </dl>
        <div className="hf-receipt-parties">
          <div>
            <h3>Sold by</h3>
            <p>
              <strong>{seller.name}</strong>
            </p>
            {seller.abn === null ? null : <p>ABN {seller.abn}</p>}
            <p>{seller.address}</p>
            <p>{seller.email}</p>
          </div>
          <Buyer data={data} />
        </div>
        <DocumentTable
          caption={`Amounts in ${currency.code}${tax === null ? "" : `, including ${tax.name}`}`}
          columns={[
            { head: "Description", width: 46 },
            { head: "Quantity", width: 14, isNumber: true },
            { head: "Price", width: 20, isNumber: true },
            { head: "Amount", width: 20, isNumber: true },
          ]}
          rows={linesOf(data, amount)}
        />
        <dl className="hf-receipt-sums">
          {tax === null ? null : (
            <>
              <div>
                <dt>Subtotal, excluding {tax.name}</dt>
                <dd>{amount(price.subTotal)}</dd>
              </div>
              <div>
                <dt>
                  Plus {tax.name} ({tax.percent}%)
                </dt>
                <dd>{amount(price.tax)}</dd>
              </div>
            </>
          )}
          <div className="hf-receipt-total">
            <dt>Total paid{tax === null ? "" : `, including ${tax.name}`}</dt>
            <dd>{amount(price.total)}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}

function Buyer({ data: { buyer } }: { readonly data: ReceiptData }) {
  const { address } = buyer;
  return (
    <div>
      <h3>Sold to</h3>
      <p>
        <strong>{buyer.name}</strong>
      </p>
      {address === null ? null : (
        <>
          <p>{address.address}</p>
          <p>{[address.city, address.state, address.postcode].join(" ")}</p>
          <p>{address.country}</p>
        </>
      )}
      <p>{buyer.email}</p>
    </div>
  );
}

function linesOf(data: ReceiptData, amount: (cents: number) => string) {
  const { quantity, pricePerSubscription, discountCode, price } = data;
  const sold = [
    "Holdfast subscription, one plan for one year",
    quantity,
    amount(pricePerSubscription),
    amount(price.totalSubscription),
  ];
  if (price.discount === 0) return [sold];
  const discount = ["Discount", discountCode].filter(Boolean).join(" ");
  return [sold, [discount, "", "", `\u2212${amount(price.discount)}`]];
}
