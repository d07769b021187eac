import { STAND_IN_RULES } from "@holdfast/content/plan-template/agreed-rules";
import type { FilledText } from "@holdfast/content/plan-text/filled-text";
import { partiesText, typographic } from "@holdfast/content/plan-text/text-filling";
import { citationsOf } from "@holdfast/content/library/response/notification-duties";
import { MESSAGE_OWNERS } from "@holdfast/content/library/response/message-owners";
import { dateText } from "../../document/text/date-text";
import { DocumentTable, type DocumentColumn } from "../../document/document-table";
import { FilledTextView } from "../../document/text/recorded-text";
import { RichText } from "../../document/text/rich-text";
import { AppendixHead } from "./appendix-head";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData, PlanDuty } from "../plan-data";
import { planTextValues } from "../plan-text-values";

const OWNER_COLUMNS: readonly DocumentColumn[] = [
  { head: "Tell", width: 30 },
  { head: "Owner, then deputy", width: 21 },
  { head: "By when", width: 30 },
  { head: "How", width: 19 },
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
    <section className="hf-sheet hf-sheet--joined hf-appendix">
      <AppendixHead entry={APPENDICES.messages} />
      <p className="hf-lead">
        One owner for each call, in this order. The owner makes it and tells the Crisis Management
        Team the time. If {STAND_IN_RULES.unanswered}, the deputy makes it.
      </p>
      <DocumentTable
        caption="Who tells whom"
        columns={OWNER_COLUMNS}
        rows={MESSAGE_OWNERS.map((message) => [
          <Callee key="audience" message={message} values={values} />,
          <Lines key="owner" first={message.owner} second={message.deputy} />,
          typographic(message.when),
          typographic(message.channel),
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

interface CalleeProps {
  readonly message: (typeof MESSAGE_OWNERS)[number];
  readonly values: ReturnType<typeof planTextValues>;
}

/** Whom to call, with the number that is recorded. */
function Callee({ message: { audience, audienceName }, values }: CalleeProps) {
  const number = NUMBERS[audience]?.(values) ?? [];
  return (
    <>
      <strong>{typographic(audienceName)}</strong>
      {number.length === 0 ? null : (
        <div>
          <FilledTextView text={number} />
        </div>
      )}
    </>
  );
}

const party =
  (...categories: readonly string[]) =>
  ({ parties }: CalleeProps["values"]): FilledText =>
    partiesText(categories.flatMap((category) => parties.get(category) ?? []));

/** The numbers of those to tell, as far as the plan has them. */
const NUMBERS: Readonly<
  Record<string, ((values: CalleeProps["values"]) => FilledText) | undefined>
> = {
  emergency_services: ({ emergency }) => [emergency],
  cyber_responder: party("Cyber Incident Responder", "IT Managed Service Provider"),
  broker: party("Insurance Broker"),
  insurer: ({ claimsLines }) => claimsLines,
  workers_compensation_insurer: ({ injuryInsurer }) => injuryInsurer,
  landlord: party("Landlord or Property Manager"),
  bank: party("Bank or Financier"),
};

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
          Ask your solicitor and your broker which authorities must be informed, and write them
          below.
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
        rows={duties.map((duty, at) => [
          <Lines
            key="event"
            first={duty.event}
            second={unlessAbove(duty.appliesTo, duties[at - 1]?.appliesTo)}
          />,
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
          <Lines
            key="deadline"
            first={duty.deadline}
            second={`Keep: ${unlessAbove(duty.keep, duties[at - 1]?.keep)}`}
          />,
        ])}
        note={`Sources, checked on ${checkedOn(duties)}: ${sources(duties)}. Not legal advice: laws change, so confirm the notices with your solicitor each year.`}
      />
    </>
  );
}

/** Returns a text, or that it is the one of the row above. */
const unlessAbove = (text: string, above: string | undefined) =>
  text === above ? "As above." : text;

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
  dateText(duties.map((duty) => duty.checkedOn).toSorted()[0] ?? "");

const sources = (duties: readonly PlanDuty[]) =>
  typographic([...new Set(duties.flatMap(({ source }) => citationsOf(source)))].join("; "));
