import * as z from "zod/mini";
import { defineEndpoint, file, inOrganisation, json, list } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { HistoryEntry, HistoryExportQuery, HistoryPerson, HistoryQuery } from "./history";

export const listHistory = defineEndpoint({
  name: "listHistory",
  method: "GET",
  path: "/orgs/:orgId/history",
  summary: "Lists who changed what in the organisation and its lists, newest first.",
  access: inOrganisation("organisation.history"),
  query: HistoryQuery,
  response: list(z.array(HistoryEntry)),
});

export const listHistoryPeople = defineEndpoint({
  name: "listHistoryPeople",
  method: "GET",
  path: "/orgs/:orgId/history/people",
  summary: "Lists the people with an entry in the history, by name.",
  access: inOrganisation("organisation.history"),
  response: json(z.array(HistoryPerson)),
});

export const exportHistory = defineEndpoint({
  name: "exportHistory",
  method: "GET",
  path: "/orgs/:orgId/history/export",
  summary:
    "Downloads the history as an Excel workbook: the newest 10,000 entries that pass the filters.",
  access: inOrganisation("organisation.history"),
  query: HistoryExportQuery,
  response: file("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
  errors: [TOO_MANY_REQUESTS],
});

export const HISTORY_FILE_NAME = "history.xlsx";
