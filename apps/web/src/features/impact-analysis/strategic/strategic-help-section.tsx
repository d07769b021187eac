import type { ReactNode } from "react";
import type { StepId } from "./step-order-rules";

const HELP: Record<StepId, ReactNode> = {
  areas: (
    <>
      <p>
        When everything stops at once, you can’t repair everything at once. Restore what’s critical
        first; the rest can wait.
      </p>
      <p>
        Be strict: the rating only helps if a few areas stand out. Most small businesses have 2 or 3
        critical areas.
      </p>
      <p>
        <strong>For example:</strong> for an office “Advice to clients” is Critical, especially
        before the end of the financial year; “New website” can wait.
      </p>
    </>
  ),
  mtpd: (
    <>
      <p>
        The MTPD is the point of no return: by then, customers have left for good, money has run
        out, or you’ve breached an obligation. Recovery must be complete before it.
      </p>
      <p>
        Go through your critical areas in the list and ask for each one: how long could we do
        without it? The shortest answer is the MTPD of the plan.
      </p>
      <p>
        <strong>For example:</strong> an office’s cash lasts two weeks, but its clients look for
        another firm within one. Its MTPD is 7 days.
      </p>
    </>
  ),
  scales: (
    <>
      <p>
        The same disruption may cost little money but a lot of trust. Rating each kind separately
        makes sure that none is overlooked.
      </p>
      <p>
        Imagine the area being down for as long as your MTPD, at its worst time of the year, and
        choose the closest description.
      </p>
      <p>
        <strong>For example:</strong> an office without its files for a week: Financial 4 Major,
        Human 1 Negligible, Reputational 3 Moderate.
      </p>
    </>
  ),
};

/** Explains why a step of the strategic analysis matters, with an example. */
export const StrategicHelpSection = ({ step }: { readonly step: StepId }) => HELP[step];
