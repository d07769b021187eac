import { isInsuredByLaw } from "@holdfast/content/countries/report-words";
import { presetsOfExposure } from "@holdfast/content/hazards/exposure-presets";
import { DocumentTable } from "../document/document-table";
import { typographic } from "../document/rich-text";
import { counted } from "./counted";
import type { NumberedRisk, RiskGroup } from "./risk-groups";
import type { RiskReportData } from "./risk-report-data";

interface ExposureGapsProps {
  readonly exposures: RiskReportData["exposures"];
  readonly groups: readonly RiskGroup[];
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

const insuredText = ({ id, risks }: ExposureGap, country: string | null): string => {
  if (isInsuredByLaw(id, country)) return "By law";
  const insured = risks.filter(({ risk }) => risk.includeInsurance === true).length;
  if (risks.length === 0) return "Not assessed";
  if (insured === risks.length) return "Yes";
  return insured === 0 ? "No" : `${insured} of ${risks.length}`;
};

/** Compares the exposures of the industry with the register: which are assessed, and which losses are insured. */
export function ExposureGapsTable(props: ExposureGapsProps) {
  const gaps = exposureGaps(props);
  if (gaps.length === 0) return null;
  const missing = gaps.filter(({ risks }) => risks.length === 0).length;
  const uninsured = gaps.filter((gap) => insuredText(gap, props.country) === "No").length;
  return (
    <>
      <h3 id="exposures-and-insurance">Exposures, risks and insurance</h3>
      <p className="hf-leads-in">
        {missing === 0
          ? "The register has a risk for each exposure of the industry."
          : `${counted(missing, "exposure", "exposures")} of the industry ${missing === 1 ? "has" : "have"} no risk in the register.`}
        {uninsured === 0
          ? ""
          : ` For ${counted(uninsured, "exposure", "exposures")}, no loss will be insured.`}{" "}
        Decide for each gap whether the exposure applies to the business, and discuss with your
        insurance adviser which losses should be insured.
      </p>
      <DocumentTable
        caption="Exposures of the industry and the register"
        columns={[
          { head: "Exposure", width: 38 },
          { head: "Risks in the register", width: 46 },
          { head: "Insured", width: 16 },
        ]}
        rows={gaps.map((gap) => [
          typographic(gap.name),
          namesText(gap.risks),
          insuredText(gap, props.country),
        ])}
        height="compact"
        note="Only preset risks are matched. A risk you added yourself may cover an exposure that is shown without one."
      />
    </>
  );
}
