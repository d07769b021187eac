import { DocumentTable } from "../document/document-table";
import { Labelled } from "./labelled";
import { SHORT_PARTS } from "./short-parts";
import { ShortPage } from "./short-page";

const COLUMNS = [
  { head: "Time", width: 10 },
  { head: "What happened, what was decided", width: 54 },
  { head: "Who", width: 18 },
  { head: "Cost", width: 18 },
];
/** More than a page holds; the printer leaves out those that do not fit. */
const ROWS = 30;

/** A page to write on. */
export const LogPage = ({ toFillIn }: { readonly toFillIn: readonly string[] }) => (
  <ShortPage {...SHORT_PARTS.log} kind="Writer" colour="grey" denser="">
    <dl className="hf-short-labelled hf-short-two">
      {toFillIn.map((label) => (
        <Labelled key={label} label={label}>
          {null}
        </Labelled>
      ))}
    </dl>
    <DocumentTable
      caption="One line for each fact, decision and cost. Never rewrite: one line through it, time, initials."
      columns={COLUMNS}
      rows={[]}
      blankRows={ROWS}
      height="log"
      note="More pages: copy this one, or print logs under Plan Document, ‘Single sheets’."
    />
  </ShortPage>
);
