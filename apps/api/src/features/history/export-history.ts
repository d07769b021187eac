import { HISTORY_KINDS, type HistoryEntry } from "@holdfast/contract/history/history";
import {
  exportHistory as endpoint,
  HISTORY_FILE_NAME,
} from "@holdfast/contract/history/history-endpoints";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { MINUTE } from "../../platform/clock";
import { route } from "../../platform/http/route";
import { enforceLimit, type Limit } from "../../platform/limits/rate-limits";
import { type SheetColumn, writeWorkbook } from "../../platform/spreadsheet/write-workbook";
import { listEntries } from "./history-store";

/** As for the other exports. */
const EXPORTS_BY_PERSON: Limit = {
  name: "history-exports-account",
  max: 60,
  window: 10 * MINUTE,
};

const columnsIn = (timeZone: string): readonly SheetColumn<HistoryEntry>[] => {
  const format = new Intl.DateTimeFormat("en-AU", {
    timeZone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return [
    {
      header: `Date and time (${timeZone})`,
      kind: "text",
      width: 20,
      value: ({ happenedAt }) => format.format(new Date(happenedAt)),
    },
    {
      header: "Person",
      kind: "text",
      width: 24,
      value: ({ personName }) => personName ?? "Deleted user",
    },
    { header: "List", kind: "text", width: 28, value: ({ kind }) => HISTORY_KINDS[kind] },
    { header: "Change", kind: "text", width: 70, value: ({ text }) => text },
  ];
};

/** Exports the history as the screen filters it. */
export const exportHistory = route(
  endpoint,
  { before: ({ scope }, services) => enforceLimit(services, EXPORTS_BY_PERSON, scope.userId) },
  async ({ query, scope }, { database, clock }) => {
    const { timeZone = "UTC", ...filter } = query;
    const bytes = await writeWorkbook({
      title: "History",
      sheetName: "Changes",
      columns: columnsIn(timeZone),
      rows: await listEntries(database.query, scope, filter, { limit: MAX_ROWS, offset: 0 }),
      writtenAt: clock.now(),
    });
    return { fileName: HISTORY_FILE_NAME, bytes };
  },
);
