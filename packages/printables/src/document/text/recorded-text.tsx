import type { FilledText } from "@holdfast/content/plan-text/filled-text";
import { unbrokenNumber } from "@holdfast/content/plan-text/phone-text";
import { PROPOSED_SUFFIX } from "@holdfast/contract/proposals/proposal-mark-rules";
import { Fragment } from "react";

/**
 * A name or a text that people recorded, which the printer may shorten if its page would need a second one
 * (`fit-pages.ts` of the API). The words that mark it as proposed stay.
 */
export function RecordedText({
  text,
  isProposed = false,
  mark = PROPOSED_SUFFIX,
}: {
  readonly text: string;
  readonly isProposed?: boolean | undefined;
  readonly mark?: string;
}) {
  return (
    <>
      <span data-shorten="">{text}</span>
      {isProposed ? ` ${mark}` : null}
    </>
  );
}

/** Renders a filled text. */
export const FilledTextView = ({ text }: { readonly text: FilledText }) =>
  text.map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
    <Fragment key={at}>
      {typeof piece === "string" ? (
        piece
      ) : "phone" in piece ? (
        <span className="hf-phone">{unbrokenNumber(piece.phone)}</span>
      ) : (
        <RecordedText text={piece.recorded} />
      )}
    </Fragment>
  ));
