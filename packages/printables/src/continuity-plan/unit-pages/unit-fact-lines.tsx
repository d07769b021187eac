import { EmailText, PhoneText } from "../../document/contact-text";
import { shortenedToLines } from "../../document/rows-within";
import { shortenedName } from "../../document/shortened-name";
import type { PlanRecoveryStrategy } from "../plan-data";
import { type FactLine, VALUE_WIDTH } from "./fact-lines";
import type { UnitFacts } from "./unit-facts";

/** Characters of each name in a list that is shortened, so that more than one is left. */
const NAME_IN_LIST = 45;

const joined = (texts: readonly string[], between: string) =>
  texts.filter((text) => text !== "").join(between);

/**
 * Returns what a unit's page says above its steps.
 * @param lines the most lines of each text; longer ones are shortened
 */
export function unitFactLines(
  unit: UnitFacts,
  isExpired: boolean,
  lines: number,
): readonly FactLine[] {
  const short = (text: string) => shortenedToLines(text, lines, VALUE_WIDTH);
  const list = (names: readonly string[]) => {
    const all = names.join(", ");
    return all === short(all)
      ? all
      : short(names.map((name) => shortenedName(name, NAME_IN_LIST)).join(", "));
  };
  const carries = unit.carries.length === 0 ? "" : `Critical areas: ${list(unit.carries)}`;
  const serves = unit.serves.length === 0 ? "" : `Business units: ${list(unit.serves)}`;
  return [
    unit.place === undefined ? { label: "Where", text: "" } : placeLine(unit.place, lines),
    leaderLine(unit, lines),
    isExpired
      ? {
          label: "Directed by",
          text: "Crisis Management Team. Its members are left out of an expired plan (A.7).",
        }
      : directorLine(unit, lines),
    { label: "Minimum service", text: short(unit.procedure.minimumService) },
    ...(unit.procedure.workaround === ""
      ? []
      : [{ label: "Without systems", text: short(unit.procedure.workaround) }]),
    { label: "Depends on", text: list(unit.needs) },
    { label: "Serves", text: joined([short(carries), short(serves)], "\n") },
  ];
}

/** An email that needs more lines than there are is left out; a phone number never is. */
function placeLine(place: PlanRecoveryStrategy, lines: number): FactLine {
  const short = (text: string) => shortenedToLines(text, lines, VALUE_WIDTH);
  const shown = short(joined([place.location, place.floor], ", "));
  const comments = short(place.comments);
  const reach = joined([place.phone, place.email], ", ");
  const email = place.email === "" || short(reach) === reach ? place.email : "…";
  return {
    label: "Where",
    text: joined([shown, joined([place.phone, email], ", "), comments], "\n"),
    value: (
      <>
        {shown}
        {reach === "" ? null : (
          <div className="hf-cell-aside">
            <PhoneText phone={place.phone} />
            {place.phone === "" || email === "" ? null : ", "}
            <EmailText email={email} />
          </div>
        )}
        {comments === "" ? null : <div className="hf-cell-aside">{comments}</div>}
      </>
    ),
  };
}

/** Characters of a line, and the fewest of a name next to a phone number. */
const LINE = 60;
const SHORTEST_NAME = 15;

/** Shortens a name that shares its lines with other texts. */
const nameWithin = (name: string, others: string, lines: number) =>
  shortenedName(name, Math.max(SHORTEST_NAME, lines * LINE - others.length));

function leaderLine({ procedure }: UnitFacts, lines: number): FactLine {
  const { leaderPhone } = procedure;
  if (procedure.leader === "") return { label: "Leader, deputy", text: "" };
  const leader = nameWithin(procedure.leader, leaderPhone, lines);
  return {
    label: "Leader",
    text: `${leader}, ${leaderPhone}`,
    value: (
      <>
        {leader}
        {leaderPhone === "" ? null : ", "}
        <PhoneText phone={leaderPhone} />
      </>
    ),
  };
}

const DIRECTORS = "Crisis Management Team";

function directorLine({ director }: UnitFacts, lines: number): FactLine {
  const label = "Directed by";
  if (director === undefined) return { label, text: DIRECTORS };
  const name = nameWithin(director.name, DIRECTORS + director.mobile, lines);
  return {
    label,
    text: `${DIRECTORS}: ${name}, ${director.mobile}`,
    value: (
      <>
        {DIRECTORS}: {name}, <PhoneText phone={director.mobile} />
      </>
    ),
  };
}
