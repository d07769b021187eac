import styles from "../dashboard.module.css";

/** Below a chart: how many entries it leaves out because nobody has confirmed them. */
export const LeftOutNotice = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <p className={styles.legend}>{`${count} proposed, not shown until you confirm them.`}</p>
  );
