import styles from "./contact-link.module.css";

type ContactLinkProps = { readonly to: string | null };

/** A phone number to call by a press; nothing where there is none. */
export const PhoneLink = ({ to }: ContactLinkProps) =>
  to !== null && (
    <a href={`tel:${to.replace(/[^\d+]/g, "")}`} className={styles.phone}>
      {to}
    </a>
  );

/** An e-mail address to write to by a press, which breaks before its @; nothing where there is none. */
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
  /** In the order in which one would try them. */
  readonly phones: readonly (string | null)[];
  readonly email: string | null;
};

/** How somebody is reached, one way a line. */
export const ContactLinks = ({ phones, email }: ContactLinksProps) => (
  <span className={styles.ways}>
    {[...new Set(phones)].map((phone) => (
      <PhoneLink key={phone} to={phone} />
    ))}
    <MailLink to={email} />
  </span>
);
