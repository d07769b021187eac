import { dateText } from "../../document/text/date-text";
import { AppendixHead } from "../appendices/appendix-head";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData } from "../plan-data";
import { FactLines } from "../unit-pages/fact-lines";
import { hasBackupsOrFinances } from "./recovery-appendices-rules";

/** Backups, finances and payroll; nothing if nothing of it is recorded. */
export function BackupsAppendix({ data }: { readonly data: ContinuityPlanData }) {
  const { backups, finances } = data;
  if (!hasBackupsOrFinances(data)) return null;
  return (
    <section className="hf-sheet hf-sheet--joined hf-appendix hf-day">
      <AppendixHead entry={APPENDICES.backups} />
      <h3>Backups</h3>
      <p className="hf-lead">For the IT Recovery Team (G.2 and G.4).</p>
      <FactLines
        facts={[
          { label: "What is backed up", text: backups.scope },
          { label: "Where the copies are", text: backups.location },
          { label: "How often", text: backups.frequency },
          {
            label: "Last restore test",
            text: backups.lastRestoreTest === null ? "" : dateText(backups.lastRestoreTest),
          },
          { label: "Who restores", text: backups.restoredBy },
        ]}
      />
      <h3 className="hf-second-part">Finances and payroll</h3>
      <p className="hf-lead">For the Crisis Management Team (F.6) and the payroll contact (D.1).</p>
      <FactLines
        facts={[
          { label: "Bank", text: finances.bank },
          { label: "Card terminals", text: finances.cardProvider },
          { label: "Money for the first weeks", text: finances.emergencyFunds },
          { label: "Who may sign", text: finances.signatories },
          { label: "Payroll provider", text: finances.payrollProvider },
          { label: "Pay day and cut-off", text: finances.payCutOff },
          { label: "If payroll cannot run", text: finances.payrollFallback },
        ]}
      />
    </section>
  );
}
