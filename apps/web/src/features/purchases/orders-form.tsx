import { useState } from "react";
import { DISCOUNT_INVALID } from "@holdfast/contract/purchases/errors";
import { moneyOf } from "@holdfast/contract/purchases/price-currencies";
import { type Checkout, MAX_QUANTITY } from "@holdfast/contract/purchases/purchase";
import { validateDiscountCode } from "@holdfast/contract/purchases/purchase-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { CallError, firstMessageOf } from "../../platform/api/call-error";
import { formatMinor } from "../../platform/format/money-format";
import { Button } from "../../ui/buttons/button";
import { messageOf } from "../../ui/feedback/shown-error";
import { NumberField } from "../../ui/fields/inputs/number-field";
import { TextField } from "../../ui/fields/inputs/text-field";
import { Card } from "../../ui/layout/card";
import styles from "./checkout.module.css";
import type { Order } from "./use-price";

/** What is typed in the first step. */
export type OrderDraft = Order & {
  /** May differ from the accepted `discountCode`. */
  readonly typedCode: string;
};

type OrdersFormProps = {
  readonly checkout: Checkout;
  readonly draft: OrderDraft;
  readonly onChange: (changes: Partial<OrderDraft>) => void;
  readonly error: string | undefined;
};

/** The first step: how many subscriptions, and a discount code. */
export const OrdersForm = ({ checkout, draft, onChange, error }: OrdersFormProps) => {
  const [isApplying, setApplying] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { quantity, typedCode, discountCode } = draft;
  const price = formatMinor(checkout.pricePerSubscription, moneyOf(checkout.currency));
  const including = checkout.taxName === null ? "" : `, including ${checkout.taxName}`;
  const isTooMany = quantity !== null && (quantity < 1 || quantity > MAX_QUANTITY);

  const apply = async () => {
    if (typedCode.trim() === "" || isApplying) return;
    setApplying(true);
    setRefusal(undefined);
    try {
      const { code } = await callEndpoint(validateDiscountCode, {
        body: { discountCode: typedCode },
      });
      onChange({ discountCode: code });
    } catch (failure) {
      onChange({ discountCode: null });
      setRefusal(
        failure instanceof CallError && failure.status === 400
          ? firstMessageOf(failure)
          : messageOf(failure),
      );
    } finally {
      setApplying(false);
    }
  };

  return (
    <Card title="Orders">
      <p className={styles.words}>
        A subscription costs {price}
        {including}, and lasts one year from the day you use its key.
      </p>
      <div className={styles.quantity}>
        <NumberField
          name="quantity"
          label="Quantity"
          value={quantity}
          onChange={(next) => onChange({ quantity: next })}
          min={1}
          max={MAX_QUANTITY}
          error={isTooMany ? `Please input a quantity between 1 and ${MAX_QUANTITY}.` : undefined}
          isRequired
        />
      </div>
      <form
        className={styles.discount}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <TextField
          name="discountCode"
          label="Discount code"
          value={typedCode}
          onChange={(text) => {
            setRefusal(undefined);
            onChange({ typedCode: text, discountCode: null });
          }}
          maxLength={32}
          error={refusal ?? (error === DISCOUNT_INVALID ? error : undefined)}
          description={
            discountCode === null ? undefined : (
              <output className={styles.applied}>Discount code applied.</output>
            )
          }
        />
        <Button
          type="submit"
          isDisabled={typedCode.trim() === "" || discountCode !== null}
          isPending={isApplying}
        >
          Apply discount
        </Button>
      </form>
    </Card>
  );
};
