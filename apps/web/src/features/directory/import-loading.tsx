import { useEffect, useState } from "react";
import type { ReactNode } from "react";

/** Shorter waits need no text (ms). */
const SHOWN_AFTER = 1_000;

/** Says what is going on, from one second on. */
export const ImportLoading = ({ children }: { readonly children: ReactNode }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return <output>{isShown && children}</output>;
};
