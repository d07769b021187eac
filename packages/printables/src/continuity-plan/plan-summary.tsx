import { RichText } from "../document/rich-text";
import { shortenedName } from "../document/shortened-name";
import { inOrderOfRecovery } from "./order-of-recovery";
import type { ContinuityPlanData } from "./plan-data";
import { primaryOf } from "./plan-status";
import { mtpdText, recoveryTimeText } from "./recovery-time-text";
import { RECOVERY_TEAMS } from "./team-title";

/** Names of a line and characters of a name, so that each line stays one line and the contents on their pages. */
const NAMES = 2;
const CHARACTERS = 26;

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
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function summaryOf(data: ContinuityPlanData): readonly (readonly [label: string, value: string])[] {
  const { criticalAreas, supportingUnits, recoverySites, highRisks, plan } = data;
  const mostCritical = criticalAreas.toSorted((one, other) => other.criticality - one.criticality);
  const first = inOrderOfRecovery(supportingUnits).map(
    ({ name, rtoDays }) => `${short(name)} (${recoveryTimeText(rtoDays, data)})`,
  );
  const leaders = RECOVERY_TEAMS.flatMap(({ teamTypeName }) => {
    const primary = primaryOf(data, teamTypeName);
    return primary === undefined ? [] : [shortenedName(primary.name, CHARACTERS - 8)];
  });
  return [
    ["Longest interruption, MTPD (A.9)", mtpdText(data)],
    ["Most critical areas (A.8)", few(mostCritical.map(({ name }) => short(name)))],
    ["Back first (A.10)", few(first)],
    ["Recovery sites (A.11)", few(recoverySites.map(({ name }) => short(name)))],
    [
      "Leaders of the teams (A.7)",
      plan.isExpired ? "Not printed: this plan has expired" : leaders.join(", ") || NONE,
    ],
    highRisks.length === 0
      ? ["Risks rated High", "None recorded"]
      : ["Risks rated High (Appendix L)", few(highRisks.map(({ name }) => short(name)))],
  ];
}

const NONE = "Not recorded";
const short = (name: string) => shortenedName(name, CHARACTERS);

function few(names: readonly string[]): string {
  const rest = names.length - NAMES;
  return (
    names
      .slice(0, NAMES)
      .join(", ")
      .concat(rest > 0 ? ` and ${rest} more` : "") || NONE
  );
}
