import { listProposals as endpoint } from "@holdfast/contract/proposals/proposal-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { listProposals as listRows } from "./proposals-store";

export const listProposals = listRoute(endpoint, ({ scope }, { database }, page) =>
  listRows(database.query, scope, page),
);
