import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@holdfast/printables/tokens.css";
import { KeptPlanScreen } from "./features/offline-plan/page/kept-plan-screen";

/* The page of the plan that is kept on this device. It is built apart from the app, as one script (offline.config.ts). */

const root = document.querySelector("#root");
if (!root) throw new Error("offline.html has no #root");

createRoot(root).render(
  <StrictMode>
    <KeptPlanScreen />
  </StrictMode>,
);
