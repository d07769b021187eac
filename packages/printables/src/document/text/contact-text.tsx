/**
 * Phone numbers and addresses that people read from paper and type: each piece is rendered as one box, which
 * wraps as a whole and breaks only if it is longer than its column.
 */

/** A phone number or a label such as C-01, never broken at a space or a hyphen. */
export function PieceText({ text }: { readonly text: string }) {
  return text === "" ? null : <span className="hf-piece">{text}</span>;
}

/** Everything but digits and the plus sign of a country code. */
const SEPARATORS = /[^+\d]/gu;
/** A number that a phone can call: no extension, no second number, no words. */
const CALLABLE = /^\+?[\d\s()-]{2,24}$/u;

/** A phone number, in one piece, that a phone calls if the document is read on one. */
export function PhoneText({ phone }: { readonly phone: string }) {
  const number = phone === "" ? null : <span className="hf-piece hf-phone">{phone}</span>;
  if (!CALLABLE.test(phone)) return number;
  return <a href={`tel:${phone.replaceAll(SEPARATORS, "")}`}>{number}</a>;
}

/** Before '@' and each dot, so that no line ends with a dot that looks like the end of a sentence. */
const BREAKS = /(?=[@.])/u;

const ADDRESS = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u;

/** An email address, broken only before '@' and before its dots. Any other text is rendered the same way. */
export function EmailText({ email }: { readonly email: string }) {
  const pieces = email.split(BREAKS).map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
    <span key={at} className="hf-piece">
      {piece}
    </span>
  ));
  return ADDRESS.test(email) ? <a href={`mailto:${email}`}>{pieces}</a> : pieces;
}

/** A web address, broken only before its dots and slashes. */
export const WebsiteText = ({ address }: { readonly address: string }) =>
  address.split(WEB_BREAKS).map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
    <span key={at} className="hf-piece">
      {piece}
    </span>
  ));

/** Before each dot, and before a slash that follows a word. */
const WEB_BREAKS = /(?=\.)|(?<=\w)(?=\/)/u;

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
      <PhoneText phone={phone} />
      {phone === "" || email === "" ? null : <br />}
      {email === "" ? null : <EmailText email={email} />}
    </>
  );
}
