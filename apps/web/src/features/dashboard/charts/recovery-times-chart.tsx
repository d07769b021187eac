import type { DashboardUnit } from "@holdfast/contract/dashboard/read-dashboard";
import {
  type ChosenMtpd,
  recoveryTimeLabel,
} from "@holdfast/contract/impact-analysis/recovery-time-rules";
import { axisDays } from "@holdfast/printables/continuity-plan/axis-days";
import { Link } from "react-router";
import { BarChart } from "../../../ui/charts/bar-chart";
import type { Bar } from "../../../ui/charts/bar-chart";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { Card } from "../../../ui/layout/card";
import { LeftOutNotice } from "./left-out-notice";
import { usePlan } from "../../workspace/public";

const TACTICAL = "/dashboard/business-impact-analysis/tactical";

type RecoveryTimesChartProps = {
  readonly units: readonly DashboardUnit[];
  /** How many units have proposed times, which the chart does not show. */
  readonly proposed: number;
};

/** RTO and RPO of each business unit against the MTPD. A unit opens the Tactical BIA. */
export const RecoveryTimesChart = ({ units, proposed }: RecoveryTimesChartProps) => {
  const { mtpd } = usePlan();
  return (
    <Card title="RTO-RPO">
      {units.length === 0 && (
        <EmptyState
          icon="building"
          title="No Business Units"
          action={<Link to="/dashboard/business-units">Go To Business Units</Link>}
        >
          Recovery times are set for each business unit. Add your business units first.
        </EmptyState>
      )}
      {units.length > 0 && units.every(({ rto }) => rto === null) && (
        <EmptyState
          icon="clock"
          title="No Recovery Times"
          action={<Link to={TACTICAL}>Go To Tactical BIA</Link>}
        >
          Set how soon each business unit must be working again, and it appears here.
        </EmptyState>
      )}
      {units.some(({ rto }) => rto !== null) && <Times units={units} mtpd={mtpd} />}
      <LeftOutNotice count={proposed} />
    </Card>
  );
};

type TimesProps = Pick<RecoveryTimesChartProps, "units"> & { readonly mtpd: ChosenMtpd | null };

const Times = ({ units, mtpd }: TimesProps) => {
  const longest = Math.max(
    1,
    Math.ceil(mtpd?.value ?? 0),
    ...units.flatMap(({ rto, rpo }) => [rto ?? 0, rpo ?? 0]),
  );
  return (
    <BarChart
      caption="Recovery time and recovery point objectives in days, shortest RTO first."
      nameHead="Business unit"
      valueHead="Times"
      max={longest}
      ticks={axisDays(longest)}
      {...(mtpd ? { limit: { value: mtpd.value, text: `MTPD ${mtpd.name}` } } : {})}
      rows={units
        .toSorted((a, b) => (a.rto ?? Infinity) - (b.rto ?? Infinity) || 0)
        .map((unit) => ({
          id: unit.departmentId,
          name: unit.name,
          to: TACTICAL,
          bars: barsOf(unit, mtpd),
        }))}
    />
  );
};

/** An unset time has no bar: it is not 0. */
const barsOf = ({ rto, rpo }: DashboardUnit, mtpd: ChosenMtpd | null): readonly Bar[] =>
  rto === null || rpo === null
    ? [{ value: null, text: "Not set", tone: "accent" }]
    : [
        { value: rto, text: `RTO ${recoveryTimeLabel(rto, mtpd)}`, tone: "accent" },
        { value: rpo, text: `RPO ${recoveryTimeLabel(rpo, mtpd)}`, tone: "hollow" },
      ];
