type ReachLinkProps = { readonly to: string | null };

/** A phone number to call by a press; nothing where there is none. */
export const PhoneLink = ({ to }: ReachLinkProps) =>
  to !== null && (
    <a href={`tel:${to.replace(/[^\d+]/g, "")}`} className="figures">
      {to}
    </a>
  );

/** An e-mail address to write to by a press; nothing where there is none. */
export const MailLink = ({ to }: ReachLinkProps) =>
  to !== null && <a href={`mailto:${to}`}>{to}</a>;
