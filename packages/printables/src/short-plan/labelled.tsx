import { firstNumber } from "@holdfast/content/plan-text/plan-lookups";
import type { PlanPerson } from "@holdfast/contract/plan-content/plan-person";
import { SHORT_PROPOSED_SUFFIX } from "@holdfast/contract/proposals/proposal-mark-rules";
import type { ReactNode } from "react";
import { PhoneText } from "../document/text/contact-text";
import { RecordedText } from "../document/text/recorded-text";
import { BlankLine } from "./card-line";

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

interface NamedNumberProps {
  readonly name: string;
  /** Null if none is recorded. */
  readonly number: string | null;
  readonly isProposed?: boolean;
}

/** A name and the number to call. */
export const NamedNumber = ({ name, number, isProposed = false }: NamedNumberProps) => (
  <>
    <MarkedText text={name} isProposed={isProposed} />
    {number === null ? null : (
      <>
        {", "}
        <strong>
          <PhoneText phone={number} />
        </strong>
      </>
    )}
  </>
);

/** A person and the number to call first. */
export const PersonNumber = ({ person }: { readonly person: PlanPerson }) => (
  <NamedNumber name={person.name} number={firstNumber(person)} isProposed={person.isProposed} />
);

/** What people recorded, with a short mark if it is not confirmed. */
export const MarkedText = ({
  text,
  isProposed,
}: {
  readonly text: string;
  readonly isProposed: boolean;
}) => <RecordedText text={text} isProposed={isProposed} mark={SHORT_PROPOSED_SUFFIX} />;
