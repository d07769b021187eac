import type { Callee } from "@holdfast/contract/plan-content/short-plan";
import { SHORT_PROPOSED_SUFFIX } from "@holdfast/contract/proposals/proposal-mark-rules";
import type { ReactNode } from "react";
import { PhoneText } from "../document/text/contact-text";
import { RecordedText } from "../document/text/recorded-text";
import { BlankLine } from "../event-cards/card-line";

interface LabelledProps {
  readonly label: string;
  /** Null or undefined for a line to write on. */
  readonly children: ReactNode;
}

/** A label and what it is about, in a list of them. */
export const Labelled = ({ label, children }: LabelledProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children ?? <BlankLine />}</dd>
  </div>
);

interface CalleeTextProps {
  readonly callee: Callee;
  /** What follows, such as a semicolon, on the line of the number. */
  readonly after?: string;
}

/** A name and the number to call, if there is one. */
export const CalleeText = ({
  callee: { name, number, isProposed },
  after = "",
}: CalleeTextProps) => (
  <>
    <MarkedText text={name} isProposed={isProposed} />
    {number === null ? (
      after
    ) : (
      <>
        {", "}
        <span className="hf-short-number">
          <strong>
            <PhoneText phone={number} />
          </strong>
          {after}
        </span>
      </>
    )}
  </>
);

/** What people recorded, with a short mark if it is not confirmed. */
export const MarkedText = ({
  text,
  isProposed,
}: {
  readonly text: string;
  readonly isProposed: boolean;
}) => <RecordedText text={text} isProposed={isProposed} mark={SHORT_PROPOSED_SUFFIX} />;
