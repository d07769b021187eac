import { readDashboard } from "./read-dashboard";

export const dashboardRoutes = [readDashboard];
