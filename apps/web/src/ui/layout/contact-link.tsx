import styles from "./contact-link.module.css";

type ContactLinkProps = { readonly to: string | null };

/** A `tel:` link; renders nothing for null. */
export const PhoneLink = ({ to }: ContactLinkProps) =>
  to !== null && (
    <a href={`tel:${to.replace(/[^\d+]/g, "")}`} className={styles.phone}>
      {to}
    </a>
  );

/** A `mailto:` link whose text can wrap before the @; renders nothing for null. */
export const MailLink = ({ to }: ContactLinkProps) => {
  if (to === null) return null;
  const at = to.lastIndexOf("@");
  return (
    <a href={`mailto:${to}`} className={styles.mail} title={to}>
      {to.slice(0, at)}
      <wbr />
      {to.slice(at)}
    </a>
  );
};

type ContactLinksProps = {
  /** In the order in which to try them. */
  readonly phones: readonly (string | null)[];
  readonly email: string | null;
};

/** A person's phone numbers and email address, one per line. */
export const ContactLinks = ({ phones, email }: ContactLinksProps) => (
  <span className={styles.ways}>
    {[...new Set(phones)].map((phone) => (
      <PhoneLink key={phone} to={phone} />
    ))}
    <MailLink to={email} />
  </span>
);
