import {
  safetyCountsText,
  safetyStateOf,
  type SafetyState,
} from "@holdfast/contract/incidents/safety-check-rules";
import type { SafetyPerson } from "@holdfast/contract/incidents/safety-check";
import { DocumentTable } from "../document/document-table";
import { instantText } from "../document/text/instant-text";
import type { IncidentReportData } from "./incident-report-data";

type SafetySectionProps = { readonly data: IncidentReportData };

/** Whether everyone was safe: counts, who needed help and how it ended, and who never answered. */
export function SafetySection({ data: { safety, incident, timeZone } }: SafetySectionProps) {
  const [first] = safety.toSorted((a, b) => a.askedAt.localeCompare(b.askedAt));
  if (first === undefined) return null;
  const helped = safety.filter(({ helpAt }) => helpAt !== null);
  const marked = safety.filter(({ saidBy, helpAt }) => saidBy !== null && helpAt === null);
  return (
    <>
      <h3>Safety check</h3>
      <p>
        {incident.isExercise ? "EXERCISE. " : ""}
        From {instantText(first.askedAt, timeZone)},{" "}
        {safety.length === 1 ? "1 person was asked if" : `${safety.length} people were asked if`}{" "}
        they were safe. {safetyCountsText(safety)}
      </p>
      {helped.length === 0 ? (
        <p>No one said that they needed help.</p>
      ) : (
        <DocumentTable
          caption="Who needed help, and how it ended"
          columns={[
            { head: "Name", width: 24 },
            { head: "Needed help", width: 44 },
            { head: "How it ended", width: 32 },
          ]}
          rows={helped.map((person) => [
            person.location === "" ? person.name : `${person.name}, ${person.location}`,
            helpOf(person, timeZone),
            endOf(person, timeZone),
          ])}
        />
      )}
      {marked.length === 0 ? null : (
        <DocumentTable
          caption="Marked as safe by a leader"
          columns={[
            { head: "Name", width: 30 },
            { head: "When", width: 20 },
            { head: "Said by", width: 50 },
          ]}
          rows={marked.map(({ name, answeredAt, saidBy }) => [
            name,
            answeredAt === null ? "" : instantText(answeredAt, timeZone),
            saidBy ?? "",
          ])}
        />
      )}
      <Names title="Have not answered" people={safety} state="silent" />
      <Names title="Could not be reached" people={safety} state="unreached" />
    </>
  );
}

const helpOf = ({ helpAt, helpPlace, helpText }: SafetyPerson, timeZone: string) =>
  [
    helpAt === null ? "" : instantText(helpAt, timeZone),
    helpPlace === "" ? "Where: not known" : `Where: ${helpPlace}`,
    helpText && `‘${helpText}’`,
  ]
    .filter(Boolean)
    .join(". ");

const endOf = ({ answer, answeredAt, saidBy }: SafetyPerson, timeZone: string) => {
  if (answer !== "safe" || answeredAt === null) return "Not recorded as safe";
  const safe = `Safe, ${instantText(answeredAt, timeZone)}`;
  return saidBy === null ? `${safe}. Said by the person` : `${safe}. Said by: ${saidBy}`;
};

type NamesProps = {
  readonly title: string;
  readonly people: readonly SafetyPerson[];
  readonly state: SafetyState;
};

const Names = ({ title, people, state }: NamesProps) => {
  const names = people.filter((person) => safetyStateOf(person) === state).map(({ name }) => name);
  return (
    <p>
      <strong>
        {title} ({names.length}):
      </strong>{" "}
      {names.length === 0 ? "no one" : names.join(", ")}.
    </p>
  );
};
