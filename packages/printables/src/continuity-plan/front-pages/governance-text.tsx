import { ShortenedText } from "../../document/text/shortened-text";
import { ShortNote } from "./short-note";

const TITLE = "Governance and regulators of this business";

/**
 * Governance and regulators as the business recorded them, with a paragraph for each line. Printed only if
 * something is recorded (plan-workspace.md, 'Plan template content').
 */
export function GovernanceText({ text }: { readonly text: string | null }) {
  const paragraphs = (text ?? "").split(/\r?\n/u).filter((line) => line.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <div className="hf-governance">
      <h4>{TITLE}</h4>
      <ShortenedText label={TITLE}>
        {paragraphs.map((paragraph, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- printed once, never reordered
          <p key={at}>{paragraph}</p>
        ))}
      </ShortenedText>
      <ShortNote />
    </div>
  );
}
