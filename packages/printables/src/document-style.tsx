import { edgeBoxes, sectionTabs } from "./section-tabs";
import tokens from "./tokens.css?raw";
import pages from "./style/pages.css?raw";
import ground from "./style/ground.css?raw";
import sheets from "./style/sheets.css?raw";
import covers from "./style/covers.css?raw";
import contents from "./style/contents.css?raw";
import sections from "./style/sections.css?raw";
import tables from "./style/tables.css?raw";
import notes from "./style/notes.css?raw";
import dayPages from "./style/day-pages.css?raw";
import drawings from "./style/drawings.css?raw";
import charts from "./style/charts.css?raw";
import reports from "./style/reports.css?raw";
import policy from "./style/policy.css?raw";
import receipts from "./style/receipts.css?raw";
import incidentReports from "./style/incident-reports.css?raw";
import singleSheets from "./style/single-sheets.css?raw";
import shortPlan from "./style/short-plan.css?raw";
import screen from "./style/screen.css?raw";

/**
 * The style sheet of the printed documents as one string, for the server, which fetches nothing while it
 * prints: the tokens, then the files that document.css imports, in the same order, and the tabs of the sections, which
 * no screen shows.
 */
export const documentStyle = [
  tokens,
  pages,
  ground,
  sheets,
  covers,
  contents,
  sections,
  tables,
  notes,
  dayPages,
  drawings,
  charts,
  reports,
  policy,
  receipts,
  incidentReports,
  singleSheets,
  shortPlan,
  screen,
  `@page { ${edgeBoxes("right", "11mm")} }`,
  sectionTabs("right"),
].join("\n");
