import { DocumentTable } from "../document/document-table";
import { fitRows } from "../document/fit-rows";
import type { PlanRecoverySite, PlanRecoveryStrategy } from "./plan-data";

/** Alternative sites up to 5, padded to 5 (plan-workspace.md, 'Plan document'). */
const SITE_ROWS = { atMost: 5, padTo: 5 } as const;

/** The places the business can move to. */
export function RecoverySitesTable({ sites }: { readonly sites: readonly PlanRecoverySite[] }) {
  const rows = fitRows(sites, SITE_ROWS);
  return (
    <DocumentTable
      caption="Alternative sites"
      columns={[
        { head: "Id", width: 10 },
        { head: "Name", width: 26 },
        { head: "Address", width: 38 },
        { head: "Contact", width: 26 },
      ]}
      rows={rows.shown.map((site) => [
        site.idLabel,
        site.name,
        site.address,
        [site.contact, site.phone].filter((text) => text !== "").join(", "),
      ])}
      blankRows={rows.blanks}
      note={
        rows.leftOut === 0
          ? undefined
          : `Only the first ${SITE_ROWS.atMost} sites are printed; ${rows.leftOut} more are recorded in the application.`
      }
    />
  );
}

interface RecoveryStrategiesProps {
  readonly strategies: readonly PlanRecoveryStrategy[];
}

/** Where each business unit works until its own place can be used again; never cut. */
export function RecoveryStrategiesTable({ strategies }: RecoveryStrategiesProps) {
  return (
    <DocumentTable
      caption="Recovery strategy of each business unit"
      columns={[
        { head: "Business unit", width: 26 },
        { head: "Location", width: 36 },
        { head: "Comments", width: 38 },
      ]}
      rows={strategies.map((one) => [one.unit, one.location, one.comments])}
      blankRows={Math.max(0, STRATEGY_ROWS - strategies.length)}
    />
  );
}

const STRATEGY_ROWS = 4;
