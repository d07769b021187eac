import { lazy, Suspense, useState } from "react";
import { useSiteFacts } from "../../platform/site/use-site-facts";
import styles from "./site-footer.module.css";
import { SocialLinkList } from "./social-link-list";

/** Loaded on request: the dialog and the long texts are larger than the landing page. */
const LegalDialog = lazy(async () => ({
  default: (await import("../legal/public")).LegalDialog,
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

const SLOGAN = "business continuity, coached";

type SiteFooterProps = {
  /** 'ink' for the landing page; 'page' below a signed-in page. */
  readonly variant: "ink" | "page";
};

/** Terms & Conditions, Privacy Policy, contact and social links, at the bottom of every page. */
export const SiteFooter = ({ variant }: SiteFooterProps) => {
  const site = useSiteFacts();
  const [open, setOpen] = useState<keyof typeof TEXTS | null>(null);
  return (
    <div className={styles.footer} data-variant={variant}>
      <p>{[site?.operator.name ?? "Holdfast", site?.operator.address ?? SLOGAN].join(" · ")}</p>
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
        <SocialLinkList links={site?.social ?? []} linkClass={styles.link} />
      </ul>
      {open && (
        <Suspense fallback={null}>
          <LegalDialog {...TEXTS[open]} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
};
