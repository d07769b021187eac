import styles from "../dashboard.module.css";

/** Shows below a chart how many unconfirmed entries it leaves out. */
export const LeftOutNotice = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <p className={styles.legend}>{`${count} proposed, not shown until you confirm them.`}</p>
  );
