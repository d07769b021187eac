import { useContext } from "react";
import { DocumentTable } from "../document/document-table";
import { CopyContext } from "../event-cards/copy-context";
import { Labelled } from "./labelled";
import { SHORT_PARTS } from "@holdfast/content/short-plan/short-parts";
import { ShortPage } from "../event-cards/short-page";

const COLUMNS = [
  { head: "Time", width: 10 },
  { head: "What happened, what was decided", width: 54 },
  { head: "Who", width: 18 },
  { head: "Cost", width: 18 },
];
/** More than a page holds; the printer leaves out those that do not fit. */
const ROWS = 30;

const RULE =
  "One line for each fact, decision and cost. Never rewrite: one line through it, time, initials.";

/** A page to write on; in a file for phones, what to write down. */
export const LogPage = ({ toFillIn }: { readonly toFillIn: readonly string[] }) =>
  useContext(CopyContext).isFoldOut ? (
    <ShortPage {...SHORT_PARTS.log} kind="Writer" colour="grey">
      <p>On paper, or in Holdfast: the time, what happened, what was decided, who, and the cost.</p>
      <p>{RULE}</p>
      <ul>
        {toFillIn.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </ShortPage>
  ) : (
    <ShortPage {...SHORT_PARTS.log} kind="Writer" colour="grey" denser="">
      <dl className="hf-short-labelled hf-short-two">
        {toFillIn.map((label) => (
          <Labelled key={label} label={label}>
            {null}
          </Labelled>
        ))}
      </dl>
      <DocumentTable
        caption={RULE}
        columns={COLUMNS}
        rows={[]}
        blankRows={ROWS}
        height="log"
        note="More pages: copy this one, or print logs under Plan Document, ‘Single sheets’."
      />
    </ShortPage>
  );
