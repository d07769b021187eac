import { listOrganisations as endpoint } from "@holdfast/contract/organisations/organisation-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { listOrganisations as listRows } from "./organisations-store";

export const listOrganisations = listRoute(endpoint, ({ session, query }, services, page) =>
  listRows(services.database.query, services, session.userId, query.archived === "true", page),
);
