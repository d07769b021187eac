import type { ReactNode } from "react";
import type { StepId } from "./step-order-rules";

const WORDS: Record<StepId, ReactNode> = {
  areas: (
    <>
      <p>
        When everything stops at once, you cannot repair everything at once. What is critical comes
        back first; the rest waits with a good conscience.
      </p>
      <p>
        Be strict. If everything is critical, nothing is. Most small businesses have two or three
        critical areas.
      </p>
      <p>
        <strong>For example:</strong> for a café “Breakfast and lunch service” is Critical, most of
        all in the Christmas season; “New cold-brew line” can wait.
      </p>
    </>
  ),
  mtpd: (
    <>
      <p>
        The MTPD is the point of no return: after it, customers have left for good, money has run
        out, or a duty is broken. Recovery must be finished before it.
      </p>
      <p>
        Go through your critical areas at the left and ask of each: how long could we do without it?
        The shortest answer is the MTPD of the plan.
      </p>
      <p>
        <strong>For example:</strong> a café lives on its cash for two weeks, but its regulars find
        another place within one. Its MTPD is 7 days.
      </p>
    </>
  ),
  scales: (
    <>
      <p>
        The same disruption may cost little money and much trust. Judging each kind of damage by
        itself keeps one loud voice from deciding it all.
      </p>
      <p>
        Think of the area being down for as long as your MTPD, at its worst time of the year, and
        take the description that comes closest.
      </p>
      <p>
        <strong>For example:</strong> a bakery without its oven for a week: Financial 4 Major, Human
        1 Negligible, Reputational 3 Moderate.
      </p>
    </>
  ),
};

/** Why a step of the strategic analysis matters, with an example. */
export const StrategicHelpSection = ({ step }: { readonly step: StepId }) => WORDS[step];
