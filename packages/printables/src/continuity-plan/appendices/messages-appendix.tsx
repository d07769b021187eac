import { STAND_IN_RULES } from "@holdfast/content/plan-template/agreed-rules";
import { typographic } from "@holdfast/content/plan-text/text-filling";
import { citationsOf } from "@holdfast/content/library/response/notification-duties";
import { MESSAGE_OWNERS } from "@holdfast/content/library/response/message-owners";
import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { DocumentTable, type DocumentColumn } from "../../document/document-table";
import { RichText } from "../../document/text/rich-text";
import { AppendixHead } from "./appendix-head";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData, PlanDuty } from "../plan-data";
import { planTextValues } from "../plan-text-values";

const OWNER_COLUMNS: readonly DocumentColumn[] = [
  { head: "Tell", width: 19 },
  { head: "Owner, then deputy", width: 21 },
  { head: "By when", width: 31 },
  { head: "How", width: 18 },
  { head: "Told, time", width: 11 },
];

const WORDS_COLUMNS: readonly DocumentColumn[] = [
  { head: "To", width: 19 },
  { head: "Say", width: 51 },
  { head: "Never say", width: 30 },
];

const DUTY_COLUMNS: readonly DocumentColumn[] = [
  { head: "If, for whom", width: 38 },
  { head: "Tell, how, by which owner", width: 32 },
  { head: "By when, what to keep", width: 30 },
];

/**
 * One table of who tells whom, with one owner for each audience, and the notices that law and contracts ask for. The
 * rest of the plan refers to it, so that no call is made twice or left out.
 */
export function MessagesAppendix({ data }: { readonly data: ContinuityPlanData }) {
  const values = planTextValues(data);
  return (
    <section className="hf-sheet hf-appendix">
      <AppendixHead entry={APPENDICES.messages} />
      <p className="hf-lead">
        One owner for each call, in this order. The owner makes it and tells the Crisis Management
        Team the time. If {STAND_IN_RULES.unanswered}, the deputy makes it.
      </p>
      <DocumentTable
        caption="Who tells whom"
        columns={OWNER_COLUMNS}
        rows={MESSAGE_OWNERS.map((message) => [
          <strong key="audience">{typographic(message.audienceName)}</strong>,
          <Lines key="owner" first={message.owner} second={message.deputy} />,
          typographic(message.when),
          typographic(message.channel),
          "",
        ])}
      />
      <DocumentTable
        caption="Words for each call"
        columns={WORDS_COLUMNS}
        rows={MESSAGE_OWNERS.map((message) => [
          <strong key="audience">{typographic(message.audienceName)}</strong>,
          <RichText key="say" text={message.message} values={values} />,
          typographic(message.neverSay),
        ])}
      />
      <Duties duties={data.duties} country={data.plan.location.country} />
    </section>
  );
}

const DUTIES = "Notices that law and contracts ask for";
/** Rows to write on, if no notices are known. */
const BLANK_DUTIES = 5;

interface DutiesProps {
  readonly duties: readonly PlanDuty[];
  /** Its name; null if it is not certain. */
  readonly country: string | null;
}

function Duties({ duties, country }: DutiesProps) {
  if (duties.length === 0)
    return (
      <>
        <p className="hf-note">
          {country === null
            ? "It is not certain in which country this location is: say so in Holdfast."
            : `No notices are recorded for ${country}.`}{" "}
          Ask your solicitor and your broker which authorities must be told, and write them below.
        </p>
        <DocumentTable
          caption={DUTIES}
          columns={DUTY_COLUMNS}
          rows={[]}
          blankRows={BLANK_DUTIES}
          height="log"
        />
      </>
    );
  return (
    <>
      <DocumentTable
        caption={DUTIES}
        columns={DUTY_COLUMNS}
        rows={duties.map((duty) => [
          <Lines key="event" first={duty.event} second={duty.appliesTo} />,
          <>
            <strong>{typographic(duty.tell)}</strong>
            {duty.isConfirmed ? null : (
              <div className="hf-cell-aside">
                Check with {adviserOf(duty)} before you rely on this.
              </div>
            )}
            <div className="hf-cell-aside">{typographic(duty.how)}</div>
            <div className="hf-cell-aside">Owner: {duty.owner}</div>
          </>,
          <Lines key="deadline" first={duty.deadline} second={`Keep: ${duty.keep}`} />,
        ])}
        note={`Sources, checked on ${checkedOn(duties)}: ${sources(duties)}. Not legal advice: laws change, so confirm the notices with your solicitor each year.`}
      />
    </>
  );
}

/** Two texts of a cell, the second quieter and on its own line. */
function Lines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <>
      {typographic(first)}
      <div className="hf-cell-aside">{typographic(second)}</div>
    </>
  );
}

/** Returns who knows whether a notice is right: the authority, or 'your insurer' without what follows. */
const adviserOf = ({ tell }: PlanDuty) =>
  typographic((tell.split(/[,;]/u)[0] ?? "").replace(/^Your /u, "your "));

/** The oldest check, so that no source looks newer than it is. */
const checkedOn = (duties: readonly PlanDuty[]) =>
  dateInText(duties.map((duty) => duty.checkedOn).toSorted()[0] ?? "");

const sources = (duties: readonly PlanDuty[]) =>
  typographic([...new Set(duties.flatMap(({ source }) => citationsOf(source)))].join("; "));
