import { GREY_PIXEL } from "../../../test/factories/images";
import { type AccessCases, accessCase, pathParams } from "../../../test/access/access-case";

export const cases: AccessCases = {
  listClients: accessCase("inBrokerage", pathParams("brokerageId")),
  listPortfolio: accessCase("inBrokerage", pathParams("brokerageId")),
  readSharedExposures: accessCase("inBrokerage", pathParams("brokerageId")),
  readFirm: accessCase("inBrokerage", pathParams("brokerageId")),
  updateFirm: accessCase("inBrokerage", async (fixtureId, { tag }) => ({
    params: { brokerageId: await fixtureId("brokerageId") },
    body: { firmName: tag, licence: null, adviserName: null, phone: null, email: null },
  })),
  setFirmLogo: accessCase("inBrokerage", async (fixtureId) => ({
    params: { brokerageId: await fixtureId("brokerageId") },
    file: GREY_PIXEL,
  })),
  removeFirmLogo: accessCase("inBrokerage", pathParams("brokerageId")),
  readAdviser: accessCase("readPlan"),
  // The plan is that of the world.
  renewClientPlan: accessCase("inBrokerage", pathParams("brokerageId")),
  createClient: accessCase("createClient", async (fixtureId, { tag }) => ({
    params: { brokerageId: await fixtureId("brokerageId") },
    body: {
      name: tag,
      legalName: tag,
      industryCode: "4511",
      industryName: "Cafes and Restaurants",
      address: "1 Access Street",
      userEmail: `client.${tag}@access.example`,
    },
  })),
};
