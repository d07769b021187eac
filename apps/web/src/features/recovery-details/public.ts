/* What other features may show of a plan's recovery details. Loaded when it is shown. */
import { lazyComponent } from "../../ui/loading/lazy-component";

export const RecoveryDetailsSection = lazyComponent(
  async () => (await import("./details-section")).DetailsSection,
);

export const UnitProcedureSection = lazyComponent(
  async () => (await import("./procedure-section")).ProcedureSection,
);
