import { typographic } from "@holdfast/content/plan-text/text-filling";
import { isInsuredByLaw } from "@holdfast/content/countries/report-words";
import { presetsOfExposure } from "@holdfast/content/hazards/exposure-presets";
import { insuranceKindsOfExposure } from "@holdfast/content/hazards/insurance-kinds";
import { DocumentTable } from "../../document/document-table";
import { counted } from "../counted";
import type { NumberedRisk, RiskGroup } from "../risk-groups";
import type { RiskReportData } from "../risk-report-data";

interface ExposureGapsProps {
  readonly exposures: RiskReportData["exposures"];
  readonly groups: readonly RiskGroup[];
  readonly policies: RiskReportData["policies"];
  /** ISO 3166-1 alpha-2; null if it is not certain. */
  readonly country: string | null;
}

interface ExposureGap {
  readonly id: number;
  readonly name: string;
  /** The risks of the register that the exposure can cause. */
  readonly risks: readonly NumberedRisk[];
}

/** Returns each exposure with the risks of the register that it can cause. */
export const exposureGaps = ({
  exposures,
  groups,
}: Pick<ExposureGapsProps, "exposures" | "groups">): readonly ExposureGap[] => {
  const risks = groups.flatMap((group) => group.risks);
  return exposures.map(({ id, name }) => {
    const presets = presetsOfExposure(id);
    return {
      id,
      name,
      risks: risks.filter(
        ({ risk }) => risk.riskPresetId !== null && presets.includes(risk.riskPresetId),
      ),
    };
  });
};

/** Names of one cell; the register has the others. */
const MAX_NAMES = 5;

const namesText = (risks: readonly NumberedRisk[]): string => {
  const names = risks.slice(0, MAX_NAMES).map(({ number, risk }) => `${number}. ${risk.name}`);
  const rest = risks.length - names.length;
  return [...names, ...(rest > 0 ? [`${rest} more`] : [])].join("; ") || "None";
};

/** Losses that nobody insures, such as underinsurance, are no gap of the insurance. */
const UNINSURABLE = "Does not apply";

const insuredText = ({ id, risks }: ExposureGap, country: string | null): string => {
  if (isInsuredByLaw(id, country)) return "By law";
  if (insuranceKindsOfExposure(id).size === 0) return UNINSURABLE;
  const insured = risks.filter(({ risk }) => risk.includeInsurance === true).length;
  if (risks.length === 0) return "Not assessed";
  if (insured === risks.length) return "Yes";
  return insured === 0 ? "No" : `${insured} of ${risks.length}`;
};

/** Returns the kinds of the schedule's policies that usually answer for an exposure, each once. */
const recordedKinds = ({ id }: ExposureGap, policies: RiskReportData["policies"]) => {
  const kinds = insuranceKindsOfExposure(id);
  return [...new Set(policies.map(({ kind }) => kind))].filter((kind) => kinds.has(kind));
};

/** Compares the exposures of the industry with the register: which are assessed, and which losses are insured. */
export function ExposureGapsTable(props: ExposureGapsProps) {
  const gaps = exposureGaps(props);
  if (gaps.length === 0) return null;
  const rows = gaps.map((gap) => ({
    gap,
    insured: insuredText(gap, props.country),
    recorded: recordedKinds(gap, props.policies),
  }));
  const open = rows.filter(({ recorded }) => recorded.length === 0);
  const missing = open.filter(({ insured }) => insured === "Not assessed").length;
  const uninsured = open.filter(({ insured }) => insured === "No").length;
  const claimed = open.filter(
    ({ insured }) => insured === "Yes" || insured.includes(" of "),
  ).length;
  return (
    <>
      <h3 id="exposures-and-insurance">Exposures, risks and insurance</h3>
      <p className="hf-leads-in">
        {missing === 0
          ? "Each exposure of the industry has a risk in the register or a policy in the insurance schedule."
          : `${counted(missing, "exposure", "exposures")} of the industry ${missing === 1 ? "has" : "have"} neither a risk in the register nor a policy in the insurance schedule.`}
        {uninsured === 0
          ? ""
          : ` For ${counted(uninsured, "exposure", "exposures")}, no loss will be insured and no policy is recorded.`}
        {claimed === 0
          ? ""
          : ` For ${counted(claimed, "exposure", "exposures")}, the register says that losses will be insured, but no policy is recorded.`}{" "}
        Decide for each gap whether the exposure applies to the business, and discuss with your
        insurance adviser which losses should be insured.
      </p>
      <DocumentTable
        caption="Exposures of the industry and the register"
        columns={[
          { head: "Exposure", width: 31 },
          { head: "Risks in the register", width: 33 },
          { head: "Insured", width: 14 },
          { head: "Policy recorded", width: 22 },
        ]}
        rows={rows.map(({ gap, insured, recorded }) => [
          typographic(gap.name),
          namesText(gap.risks),
          insured,
          insured === UNINSURABLE ? UNINSURABLE : recorded.join("; ") || "None",
        ])}
        height="compact"
        note="Only preset risks are matched. A risk you added yourself may cover an exposure that is shown without one. A policy is recorded if the insurance schedule has one of a kind that usually answers for the exposure; whether it covers a loss is in its wording."
      />
    </>
  );
}
