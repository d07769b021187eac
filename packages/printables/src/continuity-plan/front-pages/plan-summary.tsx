import { type FilledText, joined, recorded } from "@holdfast/content/plan-text/filled-text";
import { PROPOSED_SUFFIX } from "@holdfast/contract/proposals/proposal-mark-rules";
import { FilledTextView } from "../../document/text/recorded-text";
import { RichText } from "../../document/text/rich-text";
import { inOrderOfRecovery } from "@holdfast/contract/impact-analysis/order-of-recovery-rules";
import type { ContinuityPlanData } from "../plan-data";
import { primaryOf } from "../plan-status";
import { mtpdValue, recoveryTimeText } from "../recovery-time-text";
import { RECOVERY_TEAMS } from "../team-title";

/** The names of a line. */
const NAMES = 2;

/** The plan in a few lines below its contents, for a reader with one minute. */
export function PlanSummary({ data }: { readonly data: ContinuityPlanData }) {
  return (
    <div className="hf-summary">
      <h3 id="summary-of-the-plan">Summary</h3>
      <dl className="hf-identity">
        {summaryOf(data).map(([label, value]) => (
          <div key={label}>
            <dt>
              <RichText text={label} values={{}} />
            </dt>
            <dd>
              <FilledTextView text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function summaryOf(
  data: ContinuityPlanData,
): readonly (readonly [label: string, value: FilledText])[] {
  const { criticalAreas, supportingUnits, recoverySites, highRisks, plan } = data;
  const mostCritical = criticalAreas
    .toSorted((a, b) => b.criticality - a.criticality)
    .map(withMark);
  const first = inOrderOfRecovery(supportingUnits).map(({ name, rtoDays, isProposed }) => ({
    name,
    time: ` (${recoveryTimeText(rtoDays, data)}${isProposed === true ? ", proposed" : ""})`,
  }));
  const leaders = RECOVERY_TEAMS.flatMap(({ teamTypeName }) => {
    const primary = primaryOf(data, teamTypeName);
    return primary === undefined ? [] : [recorded(primary.name)];
  });
  return [
    ["Longest interruption, MTPD (A.9)", [mtpdValue(data)]],
    ["Most critical areas (A.8)", few(mostCritical)],
    ["Back first (A.10)", few(first)],
    ["Recovery sites (A.11)", few(recoverySites)],
    [
      "Leaders of the teams (A.7)",
      plan.isExpired ? ["Not printed: this plan has expired"] : orNone(joined(leaders)),
    ],
    highRisks.length === 0
      ? ["Risks rated High", ["None recorded"]]
      : ["Risks rated High (Appendix L)", few(highRisks.map(withMark))],
  ];
}

const orNone = (text: FilledText): FilledText => (text.length === 0 ? ["Not recorded"] : text);

const withMark = ({
  name,
  isProposed,
}: {
  readonly name: string;
  readonly isProposed: boolean;
}) => ({
  name,
  time: isProposed ? ` ${PROPOSED_SUFFIX}` : "",
});

interface Named {
  readonly name: string;
  /** What follows the name. */
  readonly time?: string;
}

/** Returns the first names, and how many others there are. */
function few(all: readonly Named[]): FilledText {
  const rest = all.length - NAMES;
  const names = joined(all.slice(0, NAMES).map(({ name, time = "" }) => [...recorded(name), time]));
  return orNone(rest > 0 ? [...names, ` and ${rest} more`] : names);
}
