import { lazyComponent } from "../../../ui/loading/lazy-component";

/** The dialog with its four sections, which weighs more than the register or the assessment behind it. */
export const RiskDialog = lazyComponent(async () => (await import("./risk-dialog")).RiskDialog);
