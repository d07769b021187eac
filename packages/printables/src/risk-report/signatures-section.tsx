import type { Adviser } from "@holdfast/contract/clients/adviser";
import {
  blankColumn,
  fillTable,
  PrintedTableView,
  type PrintedTable,
} from "../document/printed-table";

interface Signatory {
  readonly role: string;
  readonly name: string;
  /** Empty: a line to write on. */
  readonly licence: string;
}

const SIGNATURES: PrintedTable<Signatory> = {
  columns: [
    { head: "For", width: 22, cell: ({ role }) => role },
    { head: "Name", width: 20, cell: ({ name }) => name },
    { head: "Licence", width: 22, cell: ({ licence }) => licence },
    blankColumn("Signature", 24),
    blankColumn("Date", 12),
  ],
  limits: { padTo: 0 },
};

interface SignaturesProps {
  readonly acceptedBy: string;
  readonly adviser: Adviser | null;
}

/** Lines for the business and its insurance adviser to sign on. */
export const SignaturesSection = ({ acceptedBy, adviser }: SignaturesProps) => (
  <>
    <p>
      By signing, the business confirms that the risks, amounts and decisions in this report are its
      own and complete to the best of its knowledge. The adviser confirms that the report was
      discussed with the business.
    </p>
    <div className="hf-signatures">
      <PrintedTableView
        table={fillTable("Signatures", SIGNATURES, [
          { role: "The business", name: acceptedBy, licence: "–" },
          {
            role: adviser === null ? "Insurance adviser" : `Insurance adviser\n${adviser.firmName}`,
            name: adviser?.adviserName ?? "",
            licence: adviser?.licence ?? "",
          },
        ])}
      />
    </div>
  </>
);
