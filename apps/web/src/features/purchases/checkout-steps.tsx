import { Icon } from "../../ui/buttons/icon";
import styles from "./checkout.module.css";

/** The steps of a purchase (specification 2, 'Purchase'). */
export const STEPS = ["Orders", "Billing Info", "Payment", "Confirmation"] as const;

/** Which step is current, and which are done. Buttons below lead from one to the next. */
export const CheckoutSteps = ({ current }: { readonly current: number }) => (
  <ol className={styles.steps} aria-label="Steps of the purchase">
    {STEPS.map((name, at) => (
      <li
        key={name}
        className={styles.step}
        data-state={at < current ? "done" : at === current ? "current" : "open"}
        aria-current={at === current ? "step" : undefined}
      >
        <span className={styles.number} aria-hidden="true">
          {at < current ? <Icon name="check" size={16} /> : at + 1}
        </span>
        <span className={styles.name}>
          {name}
          {at < current && <span className="visually-hidden">, done</span>}
        </span>
      </li>
    ))}
  </ol>
);
