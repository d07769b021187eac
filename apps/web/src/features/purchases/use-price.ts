import { useEffect, useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { calculatePrice } from "@holdfast/contract/purchases/purchase-endpoints";
import type { PriceSummary } from "@holdfast/contract/purchases/purchase";
import { callEndpoint } from "../../platform/api/call-endpoint";

/** What a person orders. */
export type Order = {
  /** Null while the field is empty. */
  readonly quantity: number | null;
  /** A code that the server has accepted. */
  readonly discountCode: string | null;
};

const NOTHING: PriceSummary = { totalSubscription: 0, discount: 0, subTotal: 0, tax: 0, total: 0 };

/** How long typing pauses before the price is calculated (ms). */
const PAUSE = 200;

/** Returns the value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Returns the price of an order, as the server calculates it. The earlier price remains while the next one loads. */
export function usePrice(order: Order) {
  const { discountCode } = order;
  const quantity = useSettled(order.quantity);
  const isNothing = quantity === null || quantity < 1;
  const query = useQuery({
    queryKey: [calculatePrice.name, quantity, discountCode],
    queryFn: ({ signal }) =>
      callEndpoint(calculatePrice, { body: { quantity: quantity ?? 1, discountCode } }, { signal }),
    enabled: !isNothing,
    placeholderData: keepPreviousData,
    // Prices are read when the server starts; a discount may end today.
    staleTime: 60_000,
  });
  return {
    price: isNothing ? NOTHING : query.data,
    /** Whether the price is the one of this order. */
    isCurrent:
      quantity === order.quantity &&
      !isNothing &&
      query.data !== undefined &&
      !query.isPlaceholderData,
    error: isNothing ? null : query.error,
  };
}
