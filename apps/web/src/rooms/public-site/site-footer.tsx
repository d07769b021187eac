import { SOCIAL_LINKS } from "@holdfast/content/contact/social-links";
import { lazy, Suspense, useState } from "react";
import styles from "./site-footer.module.css";

/** Loaded when somebody asks for it: the dialog and the long texts weigh more than the landing page. */
const LegalDialog = lazy(async () => ({
  default: (await import("./legal-dialog")).LegalDialog,
}));

const TEXTS = {
  terms: {
    title: "Terms & Conditions",
    read: async () =>
      (await import("@holdfast/content/legal/terms-and-conditions")).TERMS_AND_CONDITIONS,
  },
  privacy: {
    title: "Privacy Policy",
    read: async () => (await import("@holdfast/content/legal/privacy-policy")).PRIVACY_POLICY,
  },
} as const;

type SiteFooterProps = {
  /** 'ink' closes the landing page; 'page' stands under a signed-in page. */
  readonly look: "ink" | "page";
};

/** Terms & Conditions, Privacy Policy, contact and social links, under every page. */
export const SiteFooter = ({ look }: SiteFooterProps) => {
  const [open, setOpen] = useState<keyof typeof TEXTS | null>(null);
  return (
    <div className={styles.footer} data-look={look}>
      <p>Holdfast · business continuity, coached</p>
      <ul className={styles.links}>
        <li>
          <button type="button" className={styles.link} onClick={() => setOpen("terms")}>
            {TEXTS.terms.title}
          </button>
        </li>
        <li>
          <button type="button" className={styles.link} onClick={() => setOpen("privacy")}>
            {TEXTS.privacy.title}
          </button>
        </li>
        <li>
          <a className={styles.link} href="/contact-us">
            Contact us
          </a>
        </li>
        {SOCIAL_LINKS.map(({ name, address }) => (
          <li key={name}>
            <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="only-heard"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      {open && (
        <Suspense fallback={null}>
          <LegalDialog {...TEXTS[open]} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
};
