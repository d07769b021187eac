import { listFindings } from "./list-findings";
import { listLocations } from "./list-locations";
import { removeLocationPosition, setLocationPosition } from "./manage-location-positions";
import { readDashboard } from "./read-dashboard";
import { readReadiness } from "./read-readiness";

export const dashboardRoutes = [
  readDashboard,
  readReadiness,
  listFindings,
  listLocations,
  setLocationPosition,
  removeLocationPosition,
];
