import { PieceText, ContactDetails } from "../document/contact-text";
import { DocumentTable } from "../document/document-table";
import { FittedTable } from "../document/fitted-table";
import type { PlanRecoverySite, PlanRecoveryStrategy } from "./plan-data";
import { SITE_ROWS, STRATEGY_PADDING } from "./table-limits";

/** The sites the business can move to. */
export function RecoverySitesTable({ sites }: { readonly sites: readonly PlanRecoverySite[] }) {
  return (
    <FittedTable
      caption="Alternative sites"
      restCaption="Further alternative sites"
      columns={[
        { head: "Id", width: 9 },
        { head: "Name", width: 25 },
        { head: "Address", width: 36 },
        { head: "Contact", width: 30 },
      ]}
      rows={sites}
      limits={SITE_ROWS}
      cellsOf={(site) => [
        <PieceText key="id" text={site.idLabel} />,
        site.name,
        site.address,
        <ContactDetails key="reach" phone={site.phone} email={site.contact} />,
      ]}
    />
  );
}

interface RecoveryStrategiesProps {
  readonly strategies: readonly PlanRecoveryStrategy[];
}

/** Where each business unit works until its usual site can be used again; never truncated. */
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
      blankRows={Math.max(0, STRATEGY_PADDING - strategies.length)}
    />
  );
}
