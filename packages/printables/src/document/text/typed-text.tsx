/** Text that a person typed, as a paragraph for each line. */
export const TypedText = ({ text }: { readonly text: string }) => (
  <>
    {text
      .split(/\r?\n/u)
      .filter((line) => line.trim() !== "")
      .map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
        <p key={at}>{line}</p>
      ))}
  </>
);
