import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useRef, useState } from "react";
import { Alert } from "../../ui/feedback/alert";
import type { CardFieldsProps } from "./card-context";
import styles from "./checkout.module.css";

const tokenOf = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The colours of a text on this page, as the frame needs them: it does not know our tokens. */
function textStyleOf(element: HTMLElement) {
  const { color, fontSize } = getComputedStyle(element);
  return { color, iconColor: color, fontSize, fontFamily: tokenOf("--sans") || "sans-serif" };
}

/** Stripe's own card fields, in its frame and loaded from its server: no card number reaches this page or our server. */
export const StripeCardSection = ({
  publishableKey,
  onReady,
  onFilled,
  load = loadStripe,
}: CardFieldsProps & {
  readonly publishableKey: string;
  /** Loads Stripe's script; tests give their own. */
  readonly load?: (publishableKey: string) => Promise<Stripe | null>;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<string>();

  useEffect(() => {
    let isGone = false;
    let unmount = () => undefined as void;
    const open = async () => {
      const stripe = await load(publishableKey);
      const element = box.current;
      if (isGone || !stripe || !element) return;
      const card = stripe.elements().create("card", {
        hidePostalCode: true,
        style: { base: textStyleOf(element) },
      });
      unmount = () => card.destroy();
      card.on("change", ({ complete, error }) => {
        onFilled(complete);
        setFault(error?.message);
      });
      card.mount(element);
      onReady({
        createToken: async () => {
          const { paymentMethod, error } = await stripe.createPaymentMethod({ type: "card", card });
          return error
            ? { refused: error.message ?? "This card cannot be used." }
            : { token: paymentMethod.id };
        },
        // The server finds out whether the holder succeeded.
        authenticate: async (clientSecret) =>
          void (await stripe.handleNextAction({ clientSecret })),
      });
    };
    open().catch(() => {
      setFault("The card fields cannot be loaded. Check your connection and reload the page.");
    });
    return () => {
      isGone = true;
      onReady(null);
      unmount();
    };
  }, [publishableKey, onReady, onFilled, load]);

  return (
    <>
      <div ref={box} className={styles.stripe} />
      {fault !== undefined && <Alert variant="problem">{fault}</Alert>}
    </>
  );
};
