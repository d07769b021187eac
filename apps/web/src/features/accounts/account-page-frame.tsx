import { useEffect } from "react";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Logo } from "../../ui/layout/logo";
import styles from "./account-page.module.css";

type AccountPageFrameProps = {
  /** For the browser's tab. */
  readonly title: string;
  /** A form begins at the top left; an outcome stands in the middle. */
  readonly look: "form" | "outcome";
  readonly children: ReactNode;
};

/** The one card of a page that a letter leads to. Changes in it are announced. */
export const AccountPageFrame = ({ title, look, children }: AccountPageFrameProps) => {
  useEffect(() => {
    document.title = `${title} · Holdfast`;
  }, [title]);
  return (
    <I18nProvider locale="en-AU">
      <main className={styles.page}>
        <a href="/" className={styles.brand} aria-label="Holdfast, home">
          <Logo />
        </a>
        <div className={styles.card} data-look={look} aria-live="polite">
          {children}
        </div>
      </main>
    </I18nProvider>
  );
};
