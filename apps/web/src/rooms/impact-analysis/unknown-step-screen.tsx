import { Navigate } from "react-router";

/** Any other step of the business impact analysis: there are three (specification 2). */
export const UnknownStepScreen = () => <Navigate to="/not-found" replace />;
