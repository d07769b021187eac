import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Logo } from "../../../ui/layout/logo";
import { useFocusKept } from "../../../ui/layout/use-focus-kept";
import styles from "./account-page.module.css";

type AccountPageFrameProps = {
  /** Title of the browser tab. */
  readonly title: string;
  /** A form is aligned top left; an outcome is centred. */
  readonly variant: "form" | "outcome";
  readonly children: ReactNode;
};

/** The single card of a page that an email links to. Changes in it are announced. */
export const AccountPageFrame = ({ title, variant, children }: AccountPageFrameProps) => {
  const page = useRef<HTMLElement>(null);
  useFocusKept(page);
  useEffect(() => {
    document.title = `${title} · Holdfast`;
  }, [title]);
  return (
    <I18nProvider locale="en-AU">
      <main ref={page} tabIndex={-1} className={styles.page}>
        <a href="/" className={styles.brand} aria-label="Holdfast, home">
          <Logo />
        </a>
        <div className={styles.card} data-variant={variant} aria-live="polite">
          {children}
        </div>
      </main>
    </I18nProvider>
  );
};
