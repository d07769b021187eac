import { listOrganisations as endpoint } from "@holdfast/contract/organisations/organisation-endpoints";
import { route } from "../../platform/http/route";
import { listOrganisations as listRows } from "./organisations-store";

export const listOrganisations = route(endpoint, ({ session, query }, { database }) =>
  listRows(database.query, session.userId, query.archived === "true"),
);
