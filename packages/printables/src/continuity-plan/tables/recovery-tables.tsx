import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import { PieceText, ContactDetails } from "../../document/text/contact-text";
import { fillTable, type PrintedTable } from "../../document/printed-table";
import { markedUnit } from "../marked-names";
import type { ContinuityPlanData, PlanRecoverySite, PlanRecoveryStrategy } from "../plan-data";

const RECOVERY_SITES: PrintedTable<PlanRecoverySite> = {
  columns: [
    {
      head: "Id",
      width: 9,
      cell: ({ idLabel }) => <PieceText text={idLabel} />,
    },
    { head: "Name", width: 25, cell: ({ name }) => name },
    { head: "Address", width: 36, cell: ({ address }) => address },
    {
      head: "Contact",
      width: 30,
      cell: ({ phone, contact }) => <ContactDetails phone={phone} email={contact} />,
    },
  ],
  limits: { atMost: 5, padTo: 5 },
};

/** The sites the business can move to. */
export const recoverySitesTable = ({ recoverySites }: ContinuityPlanData) =>
  fillTable("Alternative sites", RECOVERY_SITES, recoverySites);

const recoveryStrategies = (data: ContinuityPlanData): PrintedTable<PlanRecoveryStrategy> => ({
  columns: [
    { head: "Business unit", width: 26, cell: ({ unit }) => markedUnit(data, unit) },
    {
      head: "Location",
      width: 36,
      cell: ({ location, isProposed }) => markedName(location, isProposed),
    },
    { head: "Comments", width: 38, cell: ({ comments }) => comments },
  ],
  limits: { padTo: 4 },
});

/** Where each business unit works until its usual site can be used again; never truncated. */
export const recoveryStrategiesTable = (data: ContinuityPlanData) =>
  fillTable(
    "Recovery strategy of each business unit",
    recoveryStrategies(data),
    data.recoveryStrategies,
  );
