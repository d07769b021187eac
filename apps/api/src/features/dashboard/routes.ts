import { listFindings } from "./list-findings";
import { listLocations } from "./list-locations";
import { removeLocationPosition, setLocationPosition } from "./manage-location-positions";
import { readDashboard } from "./read-dashboard";

export const dashboardRoutes = [
  readDashboard,
  listFindings,
  listLocations,
  setLocationPosition,
  removeLocationPosition,
];
