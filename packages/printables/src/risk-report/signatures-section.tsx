import {
  blankColumn,
  fillTable,
  PrintedTableView,
  type PrintedTable,
} from "../document/printed-table";

interface Signatory {
  readonly role: string;
  readonly name: string;
}

const SIGNATURES: PrintedTable<Signatory> = {
  columns: [
    { head: "For", width: 22, text: ({ role }) => role },
    { head: "Name", width: 30, text: ({ name }) => name },
    blankColumn("Licence no.", 16),
    blankColumn("Signature", 20),
    blankColumn("Date", 12),
  ],
  limits: { padTo: 0 },
};

/** Lines for the business and its insurance adviser to sign on. */
export const SignaturesSection = ({ acceptedBy }: { readonly acceptedBy: string }) => (
  <>
    <p>
      By signing, the business confirms that the risks, amounts and decisions in this report are its
      own and complete to the best of its knowledge. The adviser confirms that the report was
      discussed with the business.
    </p>
    <div className="hf-signatures">
      <PrintedTableView
        table={fillTable("Signatures", SIGNATURES, [
          { role: "The business", name: acceptedBy },
          { role: "Insurance adviser", name: "" },
        ])}
      />
    </div>
  </>
);
