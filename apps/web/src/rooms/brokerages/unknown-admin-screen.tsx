import { Navigate } from "react-router";

/** An unknown address below /admin leads to the area's first page (specification 2). */
export const UnknownAdminScreen = () => <Navigate to="/admin" replace />;
