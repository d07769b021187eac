/**
 * Numbers and addresses that somebody reads off paper and types: each piece is drawn as one box, which goes
 * to the next line whole and breaks only where it is longer than its whole column.
 */

/** A phone number, never broken at a space or a hyphen. */
export function PhoneText({ phone }: { readonly phone: string }) {
  return phone === "" ? null : <span className="hf-piece">{phone}</span>;
}

/** Before '@' and before each dot, so that no line ends with a dot that looks like the end of a sentence. */
const BREAKS = /(?=[@.])/u;

/** An e-mail address, broken only before '@' and before its dots. Any other text is drawn the same way. */
export function EmailText({ email }: { readonly email: string }) {
  return email.split(BREAKS).map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
    <span key={at} className="hf-piece">
      {piece}
    </span>
  ));
}

/** How somebody is reached, the phone first and the address on a line of its own. */
export function ReachText({ phone, email }: { readonly phone: string; readonly email: string }) {
  return (
    <>
      <PhoneText phone={phone} />
      {phone === "" || email === "" ? null : <br />}
      {email === "" ? null : <EmailText email={email} />}
    </>
  );
}
