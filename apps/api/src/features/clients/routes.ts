import { createClient } from "./create-client";
import { readAdviser, readFirm, removeFirmLogo, setFirmLogo, updateFirm } from "./manage-firm";
import { listClients } from "./list-clients";
import { listPortfolio, readSharedExposures } from "./read-portfolio";
import { renewClientPlan } from "./renew-client-plan";

export const clientsRoutes = [
  listClients,
  createClient,
  renewClientPlan,
  listPortfolio,
  readSharedExposures,
  readFirm,
  updateFirm,
  setFirmLogo,
  removeFirmLogo,
  readAdviser,
];
