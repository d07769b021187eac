import { useEffect, useState } from "react";
import styles from "./import-dialog.module.css";

/** Shorter waits need no text (ms). */
const SHOWN_AFTER = 1_000;

type ImportLoadingProps = { readonly children: string };

/** Says what is going on, from one second on. */
export const ImportLoading = ({ children }: ImportLoadingProps) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={styles.loading}>
      {isShown && (
        <>
          {children}
          <progress className={styles.bar} aria-label={children} />
        </>
      )}
    </output>
  );
};
