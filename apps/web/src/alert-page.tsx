import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AlertScreen } from "./features/incidents/by-link/alert-screen";
import { ShortAlertScreen } from "./features/incidents/by-link/short-alert-screen";
import "./ui/theme/theme.css";

/*
 * The page of an alert's link when the server cannot be reached. It is built apart from the app, which has the same
 * screen, as one script that the service worker stores (offline.config.ts).
 */

const root = document.querySelector("#root");
if (!root) throw new Error("alert.html has no #root");
const [, token] = /^\/a\/([^/]+)$/.exec(window.location.pathname) ?? [];

createRoot(root).render(
  <StrictMode>
    {token === undefined ? <AlertScreen /> : <ShortAlertScreen token={token} />}
  </StrictMode>,
);
