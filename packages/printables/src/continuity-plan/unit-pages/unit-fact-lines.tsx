import { EmailText, PhoneText } from "../../document/contact-text";
import { namesWithin } from "../../document/names-within";
import { shortenedName } from "../../document/shortened-name";
import type { PlanRecoveryStrategy } from "../plan-data";
import type { FactLine } from "./fact-lines";
import type { UnitFacts } from "./unit-facts";

/** Letters of about two lines. The places named have the texts in full. */
const TWO_LINES = 115;

/** Returns what a unit's page says above its steps. */
export function unitFactLines(unit: UnitFacts, isExpired: boolean): readonly FactLine[] {
  const areas = namesWithin(unit.carries, TWO_LINES, "A.8");
  const units = namesWithin(unit.serves, TWO_LINES, "A.9");
  return [
    unit.place === undefined ? { label: "Where", text: "" } : placeLine(unit.place),
    leaderLine(unit),
    isExpired
      ? {
          label: "Directed by",
          text: "Crisis Management Team. Its members are left out of an expired plan (A.7).",
        }
      : directorLine(unit),
    { label: "Minimum service", text: unit.procedure.minimumService },
    ...(unit.procedure.workaround === ""
      ? []
      : [{ label: "Without systems", text: unit.procedure.workaround }]),
    { label: "Depends on", text: namesWithin(unit.needs, TWO_LINES, "Appendices A and D") },
    {
      label: "Serves",
      text: [
        areas === "" ? "" : `Critical areas: ${areas}`,
        units === "" ? "" : `Business units: ${units}`,
      ]
        .filter((text) => text !== "")
        .join("\n"),
    },
  ];
}

function placeLine(place: PlanRecoveryStrategy): FactLine {
  const where = [place.location, place.floor].filter((text) => text !== "").join(", ");
  const shown = shortenedName(where, TWO_LINES);
  const comments = shortenedName(place.comments, TWO_LINES);
  const reach = [place.phone, place.email].filter((text) => text !== "").join(", ");
  return {
    label: "Where",
    text: [shown, reach, comments].filter((text) => text !== "").join("\n"),
    value: (
      <>
        {shown}
        {reach === "" ? null : (
          <span className="hf-cell-aside">
            <PhoneText phone={place.phone} />
            {place.phone === "" || place.email === "" ? null : ", "}
            <EmailText email={place.email} />
          </span>
        )}
        {comments === "" ? null : <span className="hf-cell-aside">{comments}</span>}
      </>
    ),
  };
}

function leaderLine({ procedure }: UnitFacts): FactLine {
  const { leaderPhone } = procedure;
  const leader = shortenedName(procedure.leader, TWO_LINES / 2);
  return leader === ""
    ? { label: "Leader, deputy", text: "" }
    : {
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

function directorLine({ director }: UnitFacts): FactLine {
  const label = "Directed by";
  if (director === undefined) return { label, text: "Crisis Management Team" };
  const name = shortenedName(director.name, TWO_LINES / 2);
  return {
    label,
    text: `Crisis Management Team: ${name}, ${director.mobile}`,
    value: (
      <>
        Crisis Management Team: {name}, <PhoneText phone={director.mobile} />
      </>
    ),
  };
}
