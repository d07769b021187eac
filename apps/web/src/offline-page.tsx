import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@holdfast/printables/tokens.css";
import { KeptPlansScreen } from "./features/offline-plan/page/kept-plans-screen";
import { PLAN_FILE_ELEMENT, type PlanFile } from "./features/offline-plan/page/plan-file-rules";
import { PlanFileScreen } from "./features/offline-plan/page/plan-file-screen";

/*
 * The page of the plans that are kept on this device, and of a team's file. It is built apart from the app, as one script
 * (offline.config.ts).
 */

const root = document.querySelector("#root");
if (!root) throw new Error("offline.html has no #root");
const file = document.getElementById(PLAN_FILE_ELEMENT)?.textContent;

createRoot(root).render(
  <StrictMode>
    {file === undefined ? (
      <KeptPlansScreen />
    ) : (
      <PlanFileScreen file={JSON.parse(file) as PlanFile} />
    )}
  </StrictMode>,
);
