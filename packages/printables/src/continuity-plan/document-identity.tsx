import { StatusNotice } from "./status-notice";
import { identityFacts, roomBelowIdentity, type IdentityFact } from "./identity-facts";
import type { ContinuityPlanData } from "./plan-data";

/** Millimetres for the tables below the facts, from which these are set smaller. */
const TIGHT = 25;

/** The business, plan and version, at the top of the page 'Document control'. */
export function DocumentIdentity({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <>
      <StatusNotice data={data} />
      <div className={roomBelowIdentity(data) < TIGHT ? "hf-identity--dense" : undefined}>
        <IdentityList
          facts={identityFacts(data).map(({ label, shown }) => ({ label, text: shown }))}
        />
      </div>
    </>
  );
}

interface IdentityListProps {
  readonly facts: readonly Pick<IdentityFact, "label" | "text">[];
}

/** Facts of the plan with their labels. */
export function IdentityList({ facts }: IdentityListProps) {
  return (
    <dl className="hf-identity">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text || "\u00a0"}</dd>
        </div>
      ))}
    </dl>
  );
}
