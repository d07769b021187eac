/**
 * Phone numbers and addresses that people read from paper and type: each piece is rendered as one box, which
 * wraps as a whole and breaks only if it is longer than its column.
 */

/** A phone number or a label such as C-01, never broken at a space or a hyphen. */
export function PieceText({ text }: { readonly text: string }) {
  return text === "" ? null : <span className="hf-piece">{text}</span>;
}

/** Before '@' and each dot, so that no line ends with a dot that looks like the end of a sentence. */
const BREAKS = /(?=[@.])/u;

/** An email address, broken only before '@' and before its dots. Any other text is rendered the same way. */
export function EmailText({ email }: { readonly email: string }) {
  return email.split(BREAKS).map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
    <span key={at} className="hf-piece">
      {piece}
    </span>
  ));
}

/** A person's contact details: the phone first, the email address on its own line. */
export function ContactDetails({
  phone,
  email,
}: {
  readonly phone: string;
  readonly email: string;
}) {
  return (
    <>
      <PieceText text={phone} />
      {phone === "" || email === "" ? null : <br />}
      {email === "" ? null : <EmailText email={email} />}
    </>
  );
}
