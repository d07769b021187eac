import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import { certainCountry } from "@holdfast/contract/organisations/place";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";
import type { RiskReportData } from "./risk-report-data";

type Gathered = Pick<
  RiskReportData,
  | "dateIssued"
  | "hazardIndex"
  | "exposures"
  | "risks"
  | "proposedRisks"
  | "ruledOut"
  | "policies"
  | "report"
  | "adviser"
> & {
  readonly organisation: Pick<Organisation, "name" | "legalName" | "industryName">;
  /** The ratings of the plan's strategic areas. */
  readonly areaRatings: readonly StrategicBia[];
  /** A `data:` URL, or null if there is no logo. */
  readonly logoUrl: string | null;
  /** Whether the plan's MTPD is unconfirmed. */
  readonly isMtpdProposed: boolean;
  readonly plan: Pick<
    Plan,
    "name" | "branch" | "currency" | "mtpd" | "expiryDate" | "expiryStatus"
  >;
  /** Returns the date of an instant in the user's time zone, YYYY-MM-DD. */
  readonly dayOf: (instant: Date) => string;
};

/** Builds the report's data from the API responses. */
export const buildReportData = ({
  organisation,
  logoUrl,
  plan,
  areaRatings,
  isMtpdProposed,
  dayOf,
  ...rest
}: Gathered): RiskReportData => {
  const { createdAt, registerChangedAt } = rest.report;
  return {
    ...rest,
    business: {
      name: organisation.name,
      tradingName: organisation.legalName,
      logoUrl,
      industryName: organisation.industryName,
    },
    plan: {
      name: plan.name,
      location: {
        name: plan.branch.name,
        address: plan.branch.address,
        country: certainCountry(plan.branch),
      },
      isExpired: plan.expiryStatus === "expired",
      expiryDate: plan.expiryDate && dayOf(new Date(plan.expiryDate)),
    },
    currency: plan.currency,
    recovery: {
      mtpd: plan.mtpd?.name ?? null,
      isMtpdProposed,
      penalties: areaRatings.flatMap(({ strategicCriticalArea, penalty, penaltyAttachment }) => {
        const text = penaltyAttachment ?? penalty?.name ?? "";
        return text === "" ? [] : [{ area: strategicCriticalArea.name, penalty: text }];
      }),
    },
    acceptedDate: dayOf(new Date(createdAt)),
    registerChangedDate: registerChangedAt && dayOf(new Date(registerChangedAt)),
  };
};
