import type { PlanDataBlock } from "@holdfast/content/plan-template/plan-part";
import { areasWithPenalty } from "./impact-tables";
import { systemsInOrder } from "./order-of-recovery";
import type { ContinuityPlanData } from "./plan-data";
import { tableHeight } from "./table-height";
import {
  AREA_ROWS,
  PENALTY_PADDING,
  SITE_ROWS,
  STRATEGY_PADDING,
  SYSTEM_PADDING,
  TASK_PADDING,
  TEAM_ROWS,
  UNIT_ROWS,
} from "./table-limits";
import { contactsOf } from "./team-tables";
import { RECOVERY_TEAMS } from "./team-title";

/** Estimates the printed height of the business's own rows or lines, in millimetres; 0 for blocks of fixed height. */
export function dataHeight(show: PlanDataBlock, data: ContinuityPlanData): number {
  switch (show) {
    case "governance":
      return data.business.governance === null
        ? 0
        : tableHeight([[[data.business.governance, 100]]], { padTo: 0 });
    case "recovery-teams":
      return RECOVERY_TEAMS.reduce(
        (sum, { teamTypeName }) =>
          sum +
          tableHeight(
            contactsOf(data.teams, teamTypeName).map((one) => [[one.name, 46]]),
            TEAM_ROWS,
          ),
        0,
      );
    case "emergency-team-members":
      return membersHeight(data, "Emergency Response Team");
    case "crisis-team-members":
      return membersHeight(data, "Crisis Management Team");
    case "it-team-members":
      return membersHeight(data, "Information Technology Team");
    case "critical-areas":
      return tableHeight(
        data.criticalAreas.map((area) => [
          [area.name, 31],
          [area.category, 20],
          [area.criticalPeriods.join(", "), 26],
        ]),
        AREA_ROWS,
      );
    case "critical-areas-and-penalties":
      return tableHeight(
        areasWithPenalty(data.criticalAreas).map((area) => [
          [area.name, 34],
          [area.penalty ?? "", 36],
        ]),
        { padTo: PENALTY_PADDING },
      );
    case "supporting-lines":
      return tableHeight(
        data.supportingUnits.map((unit) => [[unit.name, 52]]),
        UNIT_ROWS,
      );
    case "unit-tasks":
      return tableHeight(
        data.supportingUnits.map((unit) => [[unit.name, 28]]),
        { padTo: TASK_PADDING },
      );
    case "systems-in-order":
      return tableHeight(
        systemsInOrder(data.supportingUnits, data.requirements).map((system) => [
          [system.name, 33],
          [system.unit, 25],
        ]),
        { padTo: SYSTEM_PADDING },
      );
    case "recovery-sites":
      return tableHeight(
        data.recoverySites.map((site) => [
          [site.name, 25],
          [site.address, 36],
          [`${site.phone}\n${site.contact}`, 30],
        ]),
        SITE_ROWS,
      );
    case "recovery-strategies":
      return tableHeight(
        data.recoveryStrategies.map((one) => [
          [one.unit, 26],
          [one.location, 36],
          [one.comments, 38],
        ]),
        { padTo: STRATEGY_PADDING },
      );
    default:
      return 0;
  }
}

const membersHeight = (data: ContinuityPlanData, teamTypeName: string) =>
  tableHeight(
    contactsOf(data.teams, teamTypeName).map((one) => [
      [`${one.name}, ${one.jobTitle}`, 25],
      [one.email, 34],
    ]),
    TEAM_ROWS,
  );
