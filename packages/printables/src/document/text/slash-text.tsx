import { Fragment } from "react";

/** Lets words joined by slashes, such as 'Acquisitions/Mergers/Changes', wrap after a slash. */
export function SlashText({ text }: { readonly text: string }) {
  return text.split(/(?<=\/)/u).map((word, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ));
}
