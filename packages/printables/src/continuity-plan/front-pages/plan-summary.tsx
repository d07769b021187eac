import { RichText } from "../../document/text/rich-text";
import { shortenedName } from "../../document/text/shortened-name";
import { textWidth } from "../../document/text/text-width";
import { inOrderOfRecovery } from "../tables/order-of-recovery";
import type { ContinuityPlanData } from "../plan-data";
import { primaryOf } from "../plan-status";
import { mtpdValue, recoveryTimeText } from "../recovery-time-text";
import { RECOVERY_TEAMS } from "../team-title";

/**
 * Names of a line, characters of a line, and those of a name on a line that is longer, so that each stays one line and
 * the contents on their pages.
 */
const NAMES = 2;
const LINE = 66;
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
  const mostCritical = criticalAreas.toSorted((a, b) => b.criticality - a.criticality);
  const first = inOrderOfRecovery(supportingUnits).map(({ name, rtoDays, isProposed }) => ({
    name,
    time: ` (${recoveryTimeText(rtoDays, data)}${isProposed === true ? ", proposed" : ""})`,
  }));
  const leaders = RECOVERY_TEAMS.flatMap(({ teamTypeName }) => {
    const primary = primaryOf(data, teamTypeName);
    return primary === undefined ? [] : [shortenedName(primary.name, CHARACTERS - 8)];
  });
  return [
    ["Longest interruption, MTPD (A.9)", mtpdValue(data)],
    ["Most critical areas (A.8)", few(mostCritical)],
    ["Back first (A.10)", few(first)],
    ["Recovery sites (A.11)", few(recoverySites)],
    [
      "Leaders of the teams (A.7)",
      plan.isExpired ? "Not printed: this plan has expired" : leaders.join(", ") || NONE,
    ],
    highRisks.length === 0
      ? ["Risks rated High", "None recorded"]
      : ["Risks rated High (Appendix L)", few(highRisks)],
  ];
}

const NONE = "Not recorded";

interface Named {
  readonly name: string;
  /** What follows the name. */
  readonly time?: string;
}

/** Returns the first names, shortened if they are longer than a line, and how many others there are. */
function few(all: readonly Named[]): string {
  const rest = all.length - NAMES;
  const lineOf = (characters: number) =>
    all
      .slice(0, NAMES)
      .map(({ name, time = "" }) => shortenedName(name, characters) + time)
      .join(", ")
      .concat(rest > 0 ? ` and ${rest} more` : "");
  const line = lineOf(Infinity);
  return (textWidth(line) <= LINE ? line : lineOf(CHARACTERS)) || NONE;
}
