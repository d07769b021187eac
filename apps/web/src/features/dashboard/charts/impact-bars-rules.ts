import { DISRUPTION_RISK_SCALES } from "@holdfast/content/library/risks/disruption-risk-scales";
import type { DashboardArea } from "@holdfast/contract/dashboard/read-dashboard";
import type { Bar } from "../../../ui/charts/bar-chart";

const LEVELS = new Map(DISRUPTION_RISK_SCALES.map(({ value, level }) => [value, level]));

/** Returns a bar of the highest value; without values it is not set, which is not 0. Pure. */
export const impactBar = (values: readonly number[]): Bar => {
  if (values.length === 0) return { value: null, text: "Not rated yet", tone: "accent" };
  const value = Math.max(...values);
  return { value, text: `${value} ${LEVELS.get(value) ?? ""}`.trim(), tone: "accent" };
};

const highest = ({ scales }: DashboardArea) => Math.max(-1, ...scales.map(({ value }) => value));
const sum = ({ scales }: DashboardArea) => scales.reduce((total, { value }) => total + value, 0);

/** Returns the areas with the highest impact first; of equals the more critical, then the higher sum. Pure. */
export const mostSevereFirst = (areas: readonly DashboardArea[]): readonly DashboardArea[] =>
  areas.toSorted(
    (a, b) => highest(b) - highest(a) || b.criticality - a.criticality || sum(b) - sum(a),
  );
