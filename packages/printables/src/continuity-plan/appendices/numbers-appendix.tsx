import { typographic } from "@holdfast/content/plan-text/text-filling";
import { dateText } from "../../document/text/date-text";
import { DocumentTable } from "../../document/document-table";
import { PhoneText } from "../../document/text/contact-text";
import { AppendixHead } from "./appendix-head";
import { APPENDICES } from "../plan-contents";
import type { ContinuityPlanData, PlanEmergencyContact } from "../plan-data";

/** The public emergency numbers at the location. */
export function NumbersAppendix({ data }: { readonly data: ContinuityPlanData }) {
  const { emergencyContacts } = data;
  const { country } = data.plan.location;
  return (
    <section className="hf-sheet hf-appendix hf-numbers">
      <AppendixHead entry={APPENDICES.numbers} />
      <p className="hf-lead">
        The public numbers {country === null ? "where this location is" : `in ${country}`}. The
        wallet card is a single sheet.
      </p>
      {emergencyContacts.length === 0 ? (
        <p className="hf-note">
          {country === null
            ? "It is not certain in which country this location is. Say so in Holdfast, or write the numbers below and check them."
            : `No public numbers are recorded for ${country}. Write them below and check them.`}
        </p>
      ) : null}
      <DocumentTable
        caption={APPENDICES.numbers.title}
        isNamedByHeading
        columns={[
          { head: "Service (Appendix H)", width: 28 },
          { head: "Number", width: 20 },
          { head: "Note", width: 52 },
        ]}
        rows={emergencyContacts.map((contact) => [
          <strong key="name">{contact.name}</strong>,
          contact.isConfirmed ? (
            <PhoneText key="number" phone={contact.number ?? ""} />
          ) : (
            (contact.number ?? "")
          ),
          contact.isConfirmed
            ? noteOf(
                contact,
                emergencyContacts.find(({ note }) => note === contact.note),
              )
            : `Check with ${contact.name} before you rely on this. ${typographic(contact.note)}`,
        ])}
        blankRows={emergencyContacts.length === 0 ? 6 : 0}
        note={
          emergencyContacts.length === 0
            ? undefined
            : `Checked on ${dateText(emergencyContacts.map((contact) => contact.checkedOn).toSorted()[0] ?? "")}. Call each number once a year to check it.`
        }
        height="compact"
      />
    </section>
  );
}

/** Returns the note of a number; where an earlier number has the same, that number's name. */
const noteOf = (contact: PlanEmergencyContact, first = contact) =>
  first === contact ? typographic(contact.note) : `As for ${first.name}.`;
