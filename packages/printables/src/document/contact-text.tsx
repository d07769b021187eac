/**
 * Numbers and addresses that somebody reads off paper and types: each piece is drawn as one box, which goes
 * to the next line whole and breaks only where it is longer than its whole column.
 */

/** A phone number or a label such as C-01, never broken at a space or a hyphen. */
export function PieceText({ text }: { readonly text: string }) {
  return text === "" ? null : <span className="hf-piece">{text}</span>;
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
      <PieceText text={phone} />
      {phone === "" || email === "" ? null : <br />}
      {email === "" ? null : <EmailText email={email} />}
    </>
  );
}
