import { type Fixtures } from "../../../test/access/access-case";
import { createBrokerage } from "./create-brokerage";

export const fixtures: Fixtures = {
  /** A brokerage that manages no organisation. */
  brokerageId: ({ app, tag }) =>
    app.services.database.transaction((tx) =>
      createBrokerage(tx, app.services, { name: tag, quota: 0 }),
    ),
};
