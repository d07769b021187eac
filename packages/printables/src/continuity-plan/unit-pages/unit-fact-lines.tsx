import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import { EmailText, PhoneText } from "../../document/text/contact-text";
import type { PlanRecoveryStrategy } from "../plan-data";
import type { FactLine } from "./fact-lines";
import type { UnitFacts } from "./unit-facts";

const joined = (texts: readonly string[], between: string) =>
  texts.filter((text) => text !== "").join(between);

/** Returns what a unit's page says above its steps. */
export function unitFactLines(unit: UnitFacts, isExpired: boolean): readonly FactLine[] {
  const { carries, serves, needs, procedure } = unit;
  return [
    unit.place === undefined ? { label: "Where", text: "" } : placeLine(unit.place),
    leaderLine(unit),
    isExpired
      ? {
          label: "Directed by",
          text: "Crisis Management Team. Its members are left out of an expired plan (A.7).",
        }
      : directorLine(unit),
    { label: "Minimum service", text: procedure.minimumService },
    ...(procedure.workaround === ""
      ? []
      : [{ label: "Without systems", text: procedure.workaround }]),
    { label: "Depends on", text: needs.join(", ") },
    {
      label: "Serves",
      text: joined(
        [
          carries.length === 0 ? "" : `Critical areas: ${carries.join(", ")}`,
          serves.length === 0 ? "" : `Business units: ${serves.join(", ")}`,
        ],
        "\n",
      ),
    },
  ];
}

function placeLine(strategy: PlanRecoveryStrategy): FactLine {
  const { location, isProposed, floor, phone, email, comments } = strategy;
  const place = joined([markedName(location, isProposed), floor], ", ");
  const hasReach = phone !== "" || email !== "";
  return {
    label: "Where",
    text: joined([place, joined([phone, email], ", "), comments], "\n"),
    value: (
      <>
        {place}
        {hasReach ? (
          <div className="hf-cell-aside">
            <PhoneText phone={phone} />
            {phone === "" || email === "" ? null : ", "}
            <EmailText email={email} />
          </div>
        ) : null}
        {comments === "" ? null : <div className="hf-cell-aside">{comments}</div>}
      </>
    ),
  };
}

function leaderLine({ procedure: { leader, leaderPhone } }: UnitFacts): FactLine {
  if (leader === "") return { label: "Leader, deputy", text: "" };
  return {
    label: "Leader",
    text: `${leader}, ${leaderPhone}`,
    value: (
      <>
        {leader}
        {leaderPhone === "" ? null : (
          <span className="hf-phone">
            , <PhoneText phone={leaderPhone} />
          </span>
        )}
      </>
    ),
  };
}

const DIRECTORS = "Crisis Management Team";

function directorLine({ director }: UnitFacts): FactLine {
  const label = "Directed by";
  if (director === undefined) return { label, text: DIRECTORS };
  const { name, mobile } = director;
  return {
    label,
    text: `${DIRECTORS}: ${name}, ${mobile}`,
    value: (
      <>
        {DIRECTORS}: {name}
        <span className="hf-phone">
          , <PhoneText phone={mobile} />
        </span>
      </>
    ),
  };
}
