import { Navigate } from "react-router";

/** Any address of the plan area without a screen (plan workspace 2: unknown routes go to /not-found). */
export const UnknownPageScreen = () => <Navigate to="/not-found" replace />;
