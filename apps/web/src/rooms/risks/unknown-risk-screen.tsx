import { Navigate } from "react-router";

/** Any other address of the risk work (specification 2: unknown dashboard routes go to /not-found). */
export const UnknownRiskScreen = () => <Navigate to="/not-found" replace />;
