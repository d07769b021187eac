import { type Fixtures } from "../../../test/access/access-case";
import { managingBrokerage } from "../../../test/factories/workspace";
import { createBrokerage } from "./create-brokerage";

export const fixtures: Fixtures = {
  /** The brokerage that manages the organisation; a new one if there is none. */
  brokerageId: async ({ app, tag, organisationId }) =>
    (await managingBrokerage(app, organisationId)) ??
    app.services.database.transaction((tx) => createBrokerage(tx, app.services, { name: tag })),
};
